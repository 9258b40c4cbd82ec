import { DESK_PAGES, type DeskPage, type ShownPage } from '@ot/domain'

/** Pages that stand by themselves: not about one record. */
type StandingPage = {
  [Key in ShownPage]: (typeof DESK_PAGES)[Key]['path'] extends `${string}$${string}` ? never : Key
}[ShownPage]

interface PageWords {
  /** Where its title alone does not tell it from another page. */
  title?: string
  note: string
  /** What else people call it. */
  words: string
}

const REGISTER = 'Все записи раздела'
const DUE = 'Что пора сделать'

/** How each page is told of and found; null: it is found as an action. A new page is missed here by the types. */
const PAGE_WORDS = {
  documentsMain: {
    note: 'Шаблоны и комплект для организации',
    words:
      'бумаги приказы журналы положения инструкции программы пакет свой шаблон бланк логотип скачать word pdf',
  },
  documentsRegistry: {
    note: 'Кто ознакомлен, кто ещё нет',
    words: 'ознакомление подписи рассылка отправленные реестр',
  },
  documentsInterview: {
    note: 'Вопросы, ответы на которые печатаются в бумагах',
    words: 'опрос факты комиссия комиссии вопросы',
  },
  places: {
    note: 'Адреса, аптечки, места сбора',
    words: 'помещения цеха склады офисы площадки эвакуация аптечка',
  },
  things: {
    note: 'Станки, инструмент, огнетушители и их осмотры',
    words: 'инструмент лестницы огнетушители осмотр испытания машины вещи',
  },
  counterparties: {
    note: 'Медцентр, учебный центр, подрядчики',
    words: 'договоры подрядчики поставщики лаборатория',
  },

  employeesMain: {
    note: 'Список по отделам',
    words: 'сотрудники люди персонал штат кадры отделы подразделения',
  },
  employeesNew: null,
  employeesImport: null,
  employeesPast: {
    note: 'Что сделано до начала учёта',
    words: 'заполнить историю загрузить даты недостающее',
  },
  employeesRecounts: {
    note: 'Сроки, которые сегодня считались бы иначе',
    words: 'пересчитать изменение закона норм',
  },
  employeesUnscheduled: {
    note: 'Новый станок, новая опасность, предписание',
    words: 'внеплановый инструктаж обучение причина предписание',
  },
  employeesNorms: {
    note: 'Что требуют нормы и чего ещё нет',
    words: 'предложения положено недостающее профиль должности',
  },
  employeesWorkplaces: {
    note: 'Классы условий труда',
    words: 'карта карты соут вредность вредные вредный классы рм',
  },
  briefingRegister: {
    note: REGISTER,
    words: 'инструктаж вводный первичный повторный внеплановый целевой стажировка журнал',
  },
  trainingRegister: {
    note: REGISTER,
    words:
      'обучить экзамен проверка знаний программы протокол удостоверение электробезопасность высота первая помощь',
  },
  medicalRegister: {
    note: REGISTER,
    words: 'медосмотр медицинские осмотры врач психиатрическое факторы вредные 29н',
  },
  ppeRegister: {
    note: REGISTER,
    words: 'средства защиты спецодежда спецобувь выдача нормы карточка карточки',
  },
  soutRegister: { note: REGISTER, words: 'спецоценка условий труда аттестация рабочих мест' },
  riskRegister: {
    note: REGISTER,
    words: 'риск рисков оценка карта карты профессиональные опасность опасности опр',
  },

  notifications: { note: 'Что нового и что просрочено', words: 'главная поддержка чат уведомление' },
  notificationsSummary: {
    note: 'Сроки по отделам и разделам',
    words: 'обзор просрочено просрочки календарь график план дашборд итоги отчёт',
  },
  briefingDue: { title: 'Сроки инструктажей', note: DUE, words: 'просроченные инструктаж отметить' },
  trainingDue: { title: 'Сроки обучения', note: DUE, words: 'просроченное экзамен отметить' },
  medicalDue: { title: 'Сроки медосмотров', note: DUE, words: 'просроченные медицинские осмотры отметить' },
  ppeDue: { title: 'Сроки выдачи СИЗ', note: DUE, words: 'просроченные средства защиты спецодежда выдать' },
  soutDue: { title: 'Сроки СОУТ', note: DUE, words: 'просроченные спецоценка' },
  riskDue: { title: 'Сроки оценки рисков', note: DUE, words: 'просроченные риски' },
  notificationsMemos: {
    title: 'Реестр заявок',
    note: 'Заявки и их чек-листы',
    words: 'заявка служебная записка чек-лист',
  },
  notificationsIncidents: {
    note: 'Несчастные случаи и их расследование',
    words: 'несчастный случай травма авария н-1 расследования',
  },
  microtraumas: { note: 'Записи и рассмотрение', words: 'микроповреждения порез ушиб царапина' },
  incidentStatistics: {
    note: 'Коэффициенты по годам',
    words: 'коэффициенты травматизм частота тяжесть отчёт',
  },
  incidentsNew: null,

  settingsCompany: {
    note: 'Реквизиты, адреса, руководитель',
    words:
      'организация компания фирма инн огрн оквэд реквизиты карточка банк директор подписант часовой пояс численность настройки',
  },
  settingsNewCompany: null,
  settingsAccount: {
    note: 'Почта, пароль, вход с кодом, сеансы, письма, тема',
    words:
      'профиль пароль email двухфакторная выгрузка удалить письма рассылка напоминания telegram телеграм max макс бот сводка тёмная светлая тема оформление выйти настройки',
  },
  settingsResponsible: { note: 'Кто за что отвечает', words: 'приказы назначения ответственный должностные' },
  settingsColleagues: {
    note: 'Кто ещё работает в организации',
    words: 'пользователи пользователь доступ роли роль права пригласить наблюдатель редактор владелец',
  },
  settingsBilling: { note: 'Счета, акты, срок доступа', words: 'подписка счёт платёж продлить цена акт' },
  settingsLog: { note: 'Кто, когда и что изменил', words: 'лог история аудит изменения' },

  news: { note: 'Изменения в законах и в сервисе', words: 'законодательство обновления лента' },
} satisfies Record<StandingPage, PageWords | null>

export interface StandingRow extends PageWords {
  title: string
  address: string
  isSetting: boolean
}

/** Sections and settings in the order of the table of pages. */
export const STANDING_ROWS: readonly StandingRow[] = Object.entries<PageWords | null>(PAGE_WORDS).flatMap(
  ([key, words]) => {
    const page = isDeskPage(key) ? DESK_PAGES[key] : null
    if (page === null || words === null) return []
    return [{ title: page.title, ...words, address: page.path, isSetting: key.startsWith('settings') }]
  },
)

function isDeskPage(key: string): key is DeskPage {
  return Object.hasOwn(DESK_PAGES, key)
}
