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
]
