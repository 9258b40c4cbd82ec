import { shortDate } from '@ot/text'

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
  const [day, month, year] = shortDate(date).split('.')
  return `${Number(day)}\u00a0${MONTHS[Number(month) - 1]}\u00a0${year}\u00a0г.`
}
