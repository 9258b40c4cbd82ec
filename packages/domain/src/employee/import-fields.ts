import {
  EMPLOYEE_FIELD_LABELS,
  EMPLOYEE_FIELD_NAMES,
  EMPLOYEE_FIELDS,
  type EmployeeField,
  type EmployeeFieldKind,
} from './employee-fields.ts'

/** The columns of our own sheets, one a field: a list names departments and positions, a record numbers them. */
export type SheetColumn = 'department' | 'position' | Exclude<EmployeeField, 'employeeGroupId' | 'positionId'>

export function columnOfField(field: EmployeeField): SheetColumn {
  if (field === 'employeeGroupId') return 'department'
  return field === 'positionId' ? 'position' : field
}
/** What a column of somebody's staff list may carry: some write the whole name in one. */
export type ImportField = 'fullName' | SheetColumn

export const SHEET_COLUMNS: readonly SheetColumn[] = EMPLOYEE_FIELD_NAMES.map(columnOfField)
export const IMPORT_FIELDS: readonly ImportField[] = ['fullName', ...SHEET_COLUMNS]

/** What stands in a column: the whole name is a name too. */
export function kindOfColumn(column: ImportField): EmployeeFieldKind {
  const field = EMPLOYEE_FIELD_NAMES.find((name) => columnOfField(name) === column)
  return field === undefined ? 'name' : EMPLOYEE_FIELDS[field].kind
}

const { employeeGroupId: department, positionId: position, ...same } = EMPLOYEE_FIELD_LABELS
export const IMPORT_FIELD_LABELS: Readonly<Record<ImportField, string>> = {
  fullName: 'ФИО одной строкой',
  department,
  position,
  ...same,
}

type ColumnDescription = {
  howToFill: string
  /** What 1С, Excel and people call it: a regular expression over the header in small letters, without ё and signs. */
  heads: string
  /** In characters of a sheet. */
  width?: number
}

const DAY = 'Обязательно, ДД.ММ.ГГГГ.'
const WHOLE_WORD = 'Обязательно, полностью, без инициалов.'
const ONE_NUMBER = '10 или 11 цифр; несколько номеров — через запятую.'
const EMAILS = 'e mail|email|почта|электронная почта'
const OF_WORK = 'рабочий|служебный|корпоративный'

/** How each column is recognised and filled. */
export const IMPORT_COLUMNS = {
  fullName: {
    howToFill: 'Можно вместо трёх столбцов: «Фамилия Имя Отчество».',
    heads:
      'фио|ф и о|фио полностью|полное фио|фамилия имя отчество|фамилия имя отчество полностью|фамилия и о|фамилия имя|' +
      'полное имя|сотрудник|работник|физическое лицо|физлицо|сотрудник фио|работник фио|фио одной строкой|сотрудники|работники',
  },
  lastName: {
    howToFill: 'Обязательно. Как в паспорте; «ё» сохраняется.',
    heads: 'фамилия|фам|фио фамилия',
  },
  firstName: { howToFill: WHOLE_WORD, heads: 'имя|фио имя' },
  fatherName: {
    howToFill: 'Обязательно, полностью, без инициалов. Если отчества нет: «нет».',
    heads: 'отчество|фио отчество|отчество при наличии',
  },
  department: {
    howToFill: 'Обязательно. Отдел, которого ещё нет, будет создан.',
    heads:
      '(?:наименование |название )?(?:структурное |структурного |текущее )?(?:подразделени[ея]|отдел|цех|участок|департамент|служба)' +
      '(?: организации| компании| цех| участок| отдел)?|подразделение отдел|отдел подразделение|место работы|где работает|отдел цех',
    width: 28,
  },
  position: {
    howToFill:
      'Обязательно. Название с листа «Должности»; другое название предложим сопоставить при загрузке.',
    heads:
      '(?:текущая |занимаемая |основная )?(?:должность|профессия|специальность)(?: профессия| по справочнику| рабочего| служащего)*' +
      '(?: разряд| разряд категория| класс категория)?|профессия должность',
    width: 36,
  },
  positionStaff: {
    howToFill: 'Если в штатном расписании должность называется иначе, чем в справочнике.',
    heads:
      '(?:должность|профессия|позиция)(?: по)? (?:штатному|штатном|штатная)(?: расписанию| расписании)?|штатная должность',
    width: 36,
  },
  employmentKind: {
    howToFill:
      '«Основная работа», «Внутреннее совместительство» или «Внешнее совместительство». Пусто — основная.',
    heads:
      '(?:вид|характер|тип) (?:занятости|работы)|занятость|совместительство|совместитель|основное место работы|основная работа',
    width: 28,
  },
  staffNumber: {
    howToFill: 'Как в кадровом учёте, с нулями впереди.',
    heads: 'таб|тн|(?:n )?таб n|n таб|таб(?:ельный)? (?:номер|ном|no)|номер таб(?:ельный)?|табельный(?: n)?',
    width: 16,
  },
  sex: {
    howToFill: '«м» или «ж». Можно оставить пустым: определим по отчеству и имени.',
    heads: 'пол|пол м ж',
    width: 10,
  },
  birthDate: {
    howToFill: DAY,
    heads:
      'д р|др|дата рожд|(?:дата|день|число) рождения|дата месяц год рождения|год рождения|родился|рожден',
  },
  hireDate: {
    howToFill: DAY,
    heads:
      '(?:дата )?(?:приема|поступления|трудоустройства|устройства|принятия|найма|начала работы|прием)' +
      '(?: на работу| на должность| в организацию| в компанию)?|принят|принята|принят а|прием на работу|дата приема увольнения|работает с',
  },
  contractDate: {
    howToFill: 'ДД.ММ.ГГГГ, если договор заключён не в день приёма.',
    heads:
      'дата (?:заключения |подписания )?(?:трудового )?(?:договора|тд)|(?:трудовой )?договор (?:дата|от)(?: заключения| подписания)?',
  },
  firstWorkingDay: {
    howToFill: 'ДД.ММ.ГГГГ, если работник вышел на работу не в день приёма.',
    heads:
      'первый (?:рабочий )?день(?: работы)?|дата (?:фактического )?выхода(?: на работу)?|(?:фактический )?выход на работу|' +
      '(?:дата )?(?:фактического начала|фактическое начало) работы|дата допуска к работе|приступила? к работе',
  },
  dismissedOn: {
    howToFill: 'Только для уволенных, ДД.ММ.ГГГГ.',
    heads: '(?:дата )?(?:увольнения|увольнение|окончания работы|прекращения договора)|уволен|уволена',
  },
  snils: {
    howToFill: '000-000-000 00 или 11 цифр подряд. По СНИЛС находим работника при повторной загрузке.',
    heads:
      'снилс|номер снилс|снилс номер|страховой номер|страховой номер (?:пфр|сфр|снилс)|страховое свидетельство|номер пфр',
  },
  personalPhone: {
    howToFill: ONE_NUMBER,
    heads:
      '(?:контактный |личный |мобильный |сотовый |домашний |номер )*(?:телефон|тел|телефона|телефоны)(?: личный| мобильный| сотовый| домашний| контактный| моб| сот)*|' +
      'мобильный|сотовый|моб|моб тел|номер мобильного(?: телефона)?',
  },
  workMobilePhone: {
    howToFill: ONE_NUMBER,
    heads:
      `(?:${OF_WORK}) (?:мобильный|сотовый)(?: телефон| номер)?|` +
      `(?:мобильный|сотовый|телефон) (?:${OF_WORK}) (?:мобильный|сотовый|телефон)|` +
      `(?:мобильный|сотовый)(?: телефон)? (?:${OF_WORK})`,
  },
  workPhone: {
    howToFill: 'Один номер с кодом города.',
    heads:
      '(?:рабочий|служебный|городской)(?: телефон| тел| номер)?|(?:телефон|тел) (?:рабочий|служебный|городской|раб)',
  },
  internalPhone: {
    howToFill: 'До 10 знаков.',
    heads:
      '(?:внутренний|добавочный)(?: телефон| номер| тел)?|(?:телефон|тел|номер) (?:внутренний|добавочный)|доб|вн телефон',
  },
  email: {
    howToFill: 'Один адрес.',
    heads:
      '(?:личный |личная |адрес |контактный )*(?:e mail|email|емейл|имейл|mail|почта|эл почта|электронная почта|электронный адрес|электронной почты)' +
      '(?: адрес| личный| личная)*',
    width: 26,
  },
  workEmail: {
    howToFill: 'Один адрес.',
    heads:
      `(?:${OF_WORK}|рабочая|служебная|корпоративная) (?:адрес )?(?:${EMAILS})|` +
      `(?:${EMAILS}) (?:${OF_WORK}|рабочая|служебная|корпоративная)`,
    width: 26,
  },
} as const satisfies Record<ImportField, ColumnDescription>

/** What an import does with a row. `same`: the record, or an earlier row, says so already; `skip`: the user leaves it out. */
export const IMPORT_ACTIONS = ['add', 'change', 'dismiss', 'same', 'skip', 'error'] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

/** What a second row of the same person in a list is, as the user says: more of the same job, another job, or nothing. */
export const REPEAT_CHOICES = ['same', 'job', 'skip'] as const
export type RepeatChoice = (typeof REPEAT_CHOICES)[number]

export const IMPORT_FILE_BYTES_MAX = 10 * 1024 * 1024
