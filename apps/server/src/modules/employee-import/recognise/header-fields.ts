import { IMPORT_COLUMNS, IMPORT_FIELDS, type ImportField } from '@ot/domain'
import { foldLetters } from '@ot/text'

/** A header without case, ё, punctuation and line breaks: «Дата\nрожд.» → «дата рожд». */
export function headerKey(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Said of whose column it is: «ФИО сотрудника», «Дата рождения физического лица». */
const WHOSE = '(?: (?:сотрудника|работника|сотрудников|работников|физического лица|физлица|человека|лица))?'

function titles(source: string): RegExp {
  return new RegExp(`^(?:${source})${WHOSE}$`, 'u')
}

const TITLES = IMPORT_FIELDS.map((field) => [field, titles(IMPORT_COLUMNS[field].heads)] as const)

/** Groups of two-level headers about something else than the employee himself: «Паспорт / Дата выдачи». */
const OTHER_GROUPS = /паспорт|документ|руководител|супруг|родствен|ребен|дети|образован|воинск|адрес|банк/

/** What a column carries by its header, whose levels come from the top; null: nothing known. */
export function fieldOfHeader(levels: readonly string[]): ImportField | null {
  const keys = levels.map(headerKey).filter((key) => key !== '')
  const own = keys.at(-1)
  if (own === undefined) return null
  const whole = fieldOfKey(keys.join(' '))
  if (whole !== null || keys.length === 1) return whole
  return OTHER_GROUPS.test(keys.slice(0, -1).join(' ')) ? null : fieldOfKey(own)
}

function fieldOfKey(key: string): ImportField | null {
  return TITLES.find(([, pattern]) => pattern.test(key))?.[0] ?? null
}
