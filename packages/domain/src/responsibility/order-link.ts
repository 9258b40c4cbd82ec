import { readDate, shortDate } from '@ot/text'
import type { CalendarDate } from '../calendar/calendar.ts'

/** The order that appoints; null: the company does without one. */
export type AppointmentOrder = { number: string; date: CalendarDate }

export const NO_ORDER_REQUIRED = 'Не требуется'
export const UNFILLED_ORDER = 'Остались незаполненные поля'
export const ORDER_LINK_FORM = 'Укажите «Не требуется» или «Приказ №{номер} от {дата}»'
export const ORDER_NUMBER_MAX = 50

export function writeOrderLink(order: AppointmentOrder | null): string {
  return order === null ? NO_ORDER_REQUIRED : `Приказ №${order.number} от ${shortDate(order.date)}`
}

export type ReadOrderLink = { order: AppointmentOrder | null } | { problem: string }

const ORDER_LINK = /^Приказ №\s*(.*?)\s+от(?:\s+(\S*))?$/

/** Reads what `writeOrderLink` writes; a space after № and a date written as 2026-10-05 are taken too. */
export function readOrderLink(text: string): ReadOrderLink {
  const given = text.trim()
  if (given === NO_ORDER_REQUIRED) return { order: null }
  if (given === '') return { problem: UNFILLED_ORDER }
  const found = ORDER_LINK.exec(given)
  if (found === null) return { problem: ORDER_LINK_FORM }
  const [, number = '', day = ''] = found
  if (number === '' || day === '') return { problem: UNFILLED_ORDER }
  const date = readDate(day)
  if (date === null) return { problem: 'Такой даты приказа нет' }
  if (number.length > ORDER_NUMBER_MAX)
    return { problem: `Номер приказа — не длиннее ${ORDER_NUMBER_MAX} знаков` }
  return { order: { number, date } }
}
