import { addDays, addMonths, addYears, type CalendarDate } from '../calendar/calendar.ts'
import { productionCalendar } from '../calendar/production-calendar.ts'
import { workingDayFrom } from '../calendar/working-days.ts'
import type { InputType } from '../document/documents.ts'

const DATE_DEFAULT = /^paperDate(?:\+(\d{1,3})(d|m|y))?$/
const YEAR_END = 'yearEnd'
const YEAR_DEFAULTS = ['planYear', 'paperYear', 'reportYear'] as const
/** From this month on a plan is made for the coming year, and a report of the year that ends. */
const PLANS_FROM_MONTH = 10
const SENTENCE = /[а-яё]/i
/** Fewer days are a limit of an act that nothing moves. */
const FEWEST_MOVED_DAYS = 7
const RUSSIA = productionCalendar()

/** What is wrong with a default of a question of the type; null: nothing. A default never names a person or a number. */
export function defaultProblem(text: string, type: InputType): string | null {
  switch (type) {
    case 'employee':
    case 'employees':
      return 'У вопроса о людях не бывает ответа по умолчанию: свяжите его с фактом'
    case 'lines':
      return 'Строки перечня печатаются все, пока лишние не сняты: default им не нужен'
    case 'date':
      return text === YEAR_END || DATE_DEFAULT.test(text)
        ? null
        : 'Дата по умолчанию: paperDate, paperDate+10d, paperDate+1m, paperDate+1y, yearEnd'
    case 'number':
      return isYear(text) ? null : 'Число по умолчанию: planYear, paperYear или reportYear'
    case 'text':
      return isYear(text) || SENTENCE.test(text)
        ? null
        : 'Текст по умолчанию: planYear, paperYear, reportYear или фраза по-русски'
  }
}

function isYear(text: string): boolean {
  return YEAR_DEFAULTS.some((known) => known === text)
}

/** The answer of a default on a paper's day. */
export function defaultAnswer(text: string, type: InputType, day: CalendarDate): string | number {
  if (isYear(text)) {
    const year = yearOf(text, day)
    return type === 'number' ? year : String(year)
  }
  return type === 'date' ? dateOf(text, day) : text
}

function yearOf(text: string, day: CalendarDate): number {
  const year = Number(day.slice(0, 4))
  const isLate = Number(day.slice(5, 7)) >= PLANS_FROM_MONTH
  if (text === 'reportYear') return isLate ? year : year - 1
  return text === 'planYear' && isLate ? year + 1 : year
}

function dateOf(text: string, day: CalendarDate): CalendarDate {
  if (text === YEAR_END) return `${day.slice(0, 4)}-12-31`
  const [, count = '0', unit] = DATE_DEFAULT.exec(text) ?? []
  const number = Number(count)
  if (unit === 'y') return addYears(day, number)
  if (unit === 'm') return workingDayFrom(addMonths(day, number), RUSSIA)
  const last = addDays(day, number)
  return number < FEWEST_MOVED_DAYS ? last : workingDayFrom(last, RUSSIA)
}
