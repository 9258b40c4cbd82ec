const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]

/** '2026-10-05' → «5 октября 2026 г.» with no-break spaces */
export function dateInWords(date: string): string {
  const { year, month, day } = parseDate(date)
  return `${Number(day)}\u00a0${MONTHS[Number(month) - 1]}\u00a0${year}\u00a0г.`
}

/** '2026-10-05' → '05.10.2026' */
export function shortDate(date: string): string {
  const { year, month, day } = parseDate(date)
  return `${day}.${month}.${year}`
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function parseDate(date: string): { year: string; month: string; day: string } {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  const days = DAYS[Number(month) - 1]
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0)
  const isReal = days !== undefined && Number(day) >= 1 && Number(day) <= days
  if (!isReal || (month === '02' && day === '29' && !isLeap)) {
    throw new RangeError(`Это не дата вида ГГГГ-ММ-ДД: ${date}`)
  }
  return { year, month, day }
}
