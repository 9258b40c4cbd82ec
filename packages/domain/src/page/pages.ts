import { SECTION_LABELS } from '../section/sections.ts'

/** Rows of links between pages: which pages stand in one, and under which words, the pages say. */
export type TabRow = 'organisation' | 'employees' | 'notifications' | 'incidents' | 'settings'

/** What page is shown when another company is chosen: its own records are not there. */
export type PageRecord = 'employee' | 'incident' | 'microtrauma' | 'company'

export interface Page<Path extends string = string> extends PagePlace {
  /** `$name` is a parameter, the number of a record or a secret; the colon before the number of an employee is a part of the address. */
  path: Path
  /** Of the document, and the heading in search engines. */
  title: string
}

interface PagePlace {
  tabs?: Partial<Record<TabRow, string>>
  /** The page above: its tab stays open here, and it is shown when the record is not there. */
  under?: string
  /** Whose record the page shows. */
  record?: PageRecord
  /** A frame of other pages opens on one of them: the rest of its address. */
  opens?: string
}

/** No route of its own: whoever comes there is led on before the router sees the address. */
export interface Frame<Path extends string = string> extends Page<Path> {
  opens: string
}

function page<const Path extends string>(path: Path, title: string, place: PagePlace = {}): Page<Path> {
  return { path, title, ...place }
}

function frame<const Path extends string>(
  path: Path,
  title: string,
  opens: string,
  place: PagePlace = {},
): Frame<Path> {
  return { path, title, ...place, opens }
}

const LANDING_TITLE = 'Документы и учёт по охране труда'

/** Somebody who is signed in has no business there. */
export const GUEST_PAGES = {
  landing: page('/', LANDING_TITLE),
  main: page('/main', LANDING_TITLE),
  login: page('/Login', 'Вход'),
  register: page('/Register', 'Регистрация'),
}

/** Texts, and where letters about an account lead: the same for everybody. */
export const OPEN_PAGES = {
  privacyPolicy: page('/PrivacyPolicy', 'Политика обработки персональных данных'),
  contractOffer: page('/ContractOffer', 'Договор-оферта'),
  about: page('/about', 'О сервисе'),
  blog: page('/blog', 'Блог'),
  audit: page('/audit', 'Аудит'),
  terms: page('/terms', 'Условия'),
  library: page('/templates', 'Шаблоны документов'),
  consent: page('/consent', 'Согласие на обработку персональных данных'),
  passwordForgot: page('/password/forgot', 'Восстановление пароля'),
  passwordReset: page('/password/reset', 'Новый пароль'),
  emailConfirm: page('/email/confirm', 'Подтверждение e-mail'),
}

/** Personal links from letters: their secret is all that opens them. */
export const LETTER_PAGES = {
  acknowledge: page('/acknowledge/$secret', 'Ознакомление с документами'),
  sharedDepartment: page('/department/$secret', 'Сроки отдела'),
  unsubscribe: page('/unsubscribe/$secret', 'Отказ от писем'),
  invitation: page('/invitation/$secret', 'Приглашение'),
}

const EMPLOYEES = '/employees/main'
const NOTIFICATIONS = '/notifications'
const INCIDENTS = '/notifications/incidents'
const MICROTRAUMAS = '/notifications/microtraumas'
const COMPANY = '/settings/company'

/** Every row of the section. */
function register<const Path extends string>(path: Path, label: string): Page<Path> {
  return page(path, label, { tabs: { employees: label } })
}

/** What of the section is due. */
function due<const Path extends string>(path: Path, label: string): Page<Path> {
  return page(path, label, { tabs: { notifications: label } })
}

function ofEmployee<const Path extends string>(path: Path, label: string): Page<Path> {
  return page(path, label, { under: EMPLOYEES, record: 'employee' })
}

/** Of those who are signed in; within a row of tabs in its order. */
export const DESK_PAGES = {
  documents: frame('/company/list', 'Документы', '/main'),
  documentsMain: page('/company/list/main', 'Документы'),
  documentsRegistry: page('/company/list/registry', 'Отправка документов'),
  documentsInterview: page('/company/list/interview', 'Анкета организации', {
    tabs: { organisation: 'Анкета' },
  }),
  places: page('/company/list/places', 'Здания и помещения', {
    tabs: { organisation: 'Здания и помещения' },
  }),
  things: page('/company/list/things', 'Оборудование', { tabs: { organisation: 'Оборудование' } }),
  counterparties: page('/company/list/counterparties', 'Контрагенты', {
    tabs: { organisation: 'Контрагенты' },
  }),

  employees: frame('/employees', 'Работники', '/main'),
  employeesMain: page(EMPLOYEES, 'Работники', { tabs: { employees: 'Работники' } }),
  employeesNew: page('/employees/new', 'Новый работник'),
  employeesImport: page('/employees/import', 'Загрузка работников'),
  employeesPast: page('/employees/past-dates', 'Прошлые даты'),
  employeesRecounts: page('/employees/recounts', 'Пересчёт сроков'),
  employeesUnscheduled: page('/employees/unscheduled', 'Внеплановые мероприятия'),
  employeesNorms: page('/employees/norms', 'Обязанности по нормам'),
  employeesWorkplaces: page('/employees/workplaces', 'Рабочие места'),
  briefingRegister: register('/employees/briefings', SECTION_LABELS.briefing),
  trainingRegister: register('/employees/training', SECTION_LABELS.training),
  medicalRegister: register('/employees/medical-examinations', SECTION_LABELS.medical),
  ppeRegister: register('/employees/ppe', SECTION_LABELS.ppe),
  soutRegister: register('/employees/sout', SECTION_LABELS.sout),
  riskRegister: register('/employees/risks', SECTION_LABELS.risk),

  employee: frame('/employees/:{$employeeId}', 'Работник', '/main', { under: EMPLOYEES, record: 'employee' }),
  employeeSummary: ofEmployee('/employees/:{$employeeId}/summary', 'Сводка'),
  employeeMain: ofEmployee('/employees/:{$employeeId}/main', 'ФИО'),
  employeePosition: ofEmployee('/employees/:{$employeeId}/position', 'Должность'),
  briefingTab: ofEmployee('/employees/:{$employeeId}/briefings', SECTION_LABELS.briefing),
  employeeInstructions: ofEmployee('/employees/:{$employeeId}/instructions', 'Инструкции'),
  trainingTab: ofEmployee('/employees/:{$employeeId}/training', SECTION_LABELS.training),
  medicalTab: ofEmployee('/employees/:{$employeeId}/medical-examinations', SECTION_LABELS.medical),
  ppeTab: ofEmployee('/employees/:{$employeeId}/ppe', SECTION_LABELS.ppe),
  soutTab: ofEmployee('/employees/:{$employeeId}/sout', SECTION_LABELS.sout),
  riskTab: ofEmployee('/employees/:{$employeeId}/risk', SECTION_LABELS.risk),

  notifications: page(NOTIFICATIONS, 'Новости и уведомления', { tabs: { notifications: 'Уведомления' } }),
  notificationsSummary: page('/notifications/summary', 'Сводка', { tabs: { notifications: 'Сводка' } }),
  briefingDue: due('/notifications/briefings', SECTION_LABELS.briefing),
  trainingDue: due('/notifications/training', SECTION_LABELS.training),
  medicalDue: due('/notifications/medical-examinations', SECTION_LABELS.medical),
  ppeDue: due('/notifications/ppe', SECTION_LABELS.ppe),
  soutDue: due('/notifications/sout', SECTION_LABELS.sout),
  riskDue: due('/notifications/risks', SECTION_LABELS.risk),
  notificationsMemos: page('/notifications/memos', 'Реестр чек-листов по заявкам', {
    tabs: { employees: 'Реестр заявок', notifications: 'Реестр заявок' },
  }),
  notificationsIncidents: page(INCIDENTS, 'Происшествия', {
    tabs: { notifications: 'Происшествия', incidents: 'Несчастные случаи' },
  }),
  microtraumas: page(MICROTRAUMAS, 'Микротравмы', { tabs: { incidents: 'Микротравмы' }, under: INCIDENTS }),
  incidentStatistics: page('/notifications/incident-statistics', 'Статистика происшествий', {
    tabs: { incidents: 'Статистика' },
    under: INCIDENTS,
  }),
  incidentsNew: page('/notifications/incidents/new', 'Новое происшествие'),
  incident: page('/notifications/incident/$incidentId', 'Расследование происшествия', {
    under: INCIDENTS,
    record: 'incident',
  }),
  microtrauma: page('/notifications/microtrauma/$microtraumaId', 'Микротравма', {
    under: MICROTRAUMAS,
    record: 'microtrauma',
  }),

  settings: frame('/settings', 'Настройки', '/company'),
  settingsCompany: page(COMPANY, 'Сведения об организации', { tabs: { settings: 'Организация' } }),
  settingsNewCompany: page('/settings/new-company', 'Новая организация', {
    under: COMPANY,
    record: 'company',
  }),
  settingsAccount: page('/settings/account', 'Аккаунт', { tabs: { settings: 'Аккаунт' } }),
  settingsResponsible: page('/settings/responsible', 'Ответственные лица', {
    tabs: { settings: 'Ответственные' },
  }),
  settingsColleagues: page('/settings/colleagues', 'Коллеги', { tabs: { settings: 'Коллеги' } }),
  settingsBilling: page('/settings/billing', 'Тариф и оплата', { tabs: { settings: 'Тариф и оплата' } }),
  settingsLog: page('/settings/log', 'Журнал изменений', { tabs: { settings: 'Журнал изменений' } }),

  news: page('/news', 'Новости'),
  newsItem: page('/news/$newsId', 'Новость'),
}

export type GuestPage = keyof typeof GUEST_PAGES
export type OpenPage = keyof typeof OPEN_PAGES
export type LetterPage = keyof typeof LETTER_PAGES
export type DeskPage = keyof typeof DESK_PAGES

/** A page that is shown at its address, not led on from it. */
export type ShownPage = {
  [Key in DeskPage]: (typeof DESK_PAGES)[Key] extends Frame ? never : Key
}[DeskPage]

/** Every address of the product, the one place where they are written. */
export const PAGES = { ...GUEST_PAGES, ...OPEN_PAGES, ...LETTER_PAGES, ...DESK_PAGES }
export type PageKey = keyof typeof PAGES
