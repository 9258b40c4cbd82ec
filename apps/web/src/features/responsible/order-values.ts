import { UNFILLED_ORDER, writeOrderLink } from '@ot/domain'
import { isCalendarDate } from '@ot/text'

/** The order as the form asks for it. */
export interface OrderValues {
  /** The company does without an order: neither day nor number is asked for. */
  isOrderless: boolean
  date: string
  number: string
}

export const NO_ORDER: OrderValues = { isOrderless: false, date: '', number: '' }

/** Ticking clears both fields; unticking leaves them to be filled in. */
export function withOrderless(isOrderless: boolean, { date, number }: OrderValues): OrderValues {
  return isOrderless ? { isOrderless, date: '', number: '' } : { isOrderless, date, number }
}

type Issue = { path: (keyof OrderValues)[]; message: string }

export function orderIssues({ isOrderless, date, number }: OrderValues, today: string): Issue[] {
  if (isOrderless) return []
  const blank: Issue[] = [
    ...(date === '' ? [{ path: ['date' as const], message: UNFILLED_ORDER }] : []),
    ...(number.trim() === '' ? [{ path: ['number' as const], message: UNFILLED_ORDER }] : []),
  ]
  if (date === '') return blank
  if (!isCalendarDate(date)) return [{ path: ['date'], message: 'Укажите дату в виде дд.мм.гггг' }, ...blank]
  return date > today
    ? [{ path: ['date'], message: 'Дата приказа не может быть позже сегодняшней' }, ...blank]
    : blank
}

/** As the wire writes it. */
export function orderLinkOf({ isOrderless, date, number }: OrderValues): string {
  return writeOrderLink(isOrderless ? null : { number: number.trim(), date })
}
