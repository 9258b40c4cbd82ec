/** Everybody the acquaintance sheet of a paper is for, each once. */
export const ACQUAINTANCE_LIST = 'ознакомление'

/** Everybody who works for the company. */
export const EMPLOYEE_LIST = 'работники'

/** What was taught and who was examined: papers made from training records. */
export const PROGRAMME_LIST = 'программы'
export const TRAINED_LIST = 'обученные'

/** Whom a memo asks for; its head is under the other word. */
export const MEMO_LIST = 'строки'
export const MEMO_HEAD = 'заявка'

/** What was sent, and to whom: the acquaintance sheet of a dispatch. */
export const SENT_LIST = 'отправленные'
export const READER_LIST = 'получатели'

/** What a package has in it: its table of contents. */
export const PACKAGE_LIST = 'комплект'
export const LEFT_OUT_LIST = 'не_вошедшие'
export const LEFT_OUT_COUNT = 'не_вошло'

/** What a paper is about: one employee, one department, one position. */
export const SUBJECT_EMPLOYEE = 'работник'
export const SUBJECT_DEPARTMENT = 'отдел'
export const SUBJECT_POSITION = 'профессия'

/** Who is responsible for what: `ответственные.<роль>.фио.<падеж>`. */
export const RESPONSIBLE_ROOT = 'ответственные'

/** Words that begin the common tags: an input may not be called so. */
export const RESERVED_KEYS = [
  'организация',
  'директор',
  'документ',
  'номер',
  EMPLOYEE_LIST,
  ACQUAINTANCE_LIST,
  PROGRAMME_LIST,
  TRAINED_LIST,
  MEMO_LIST,
  MEMO_HEAD,
  SENT_LIST,
  READER_LIST,
  PACKAGE_LIST,
  LEFT_OUT_LIST,
  LEFT_OUT_COUNT,
  RESPONSIBLE_ROOT,
]
