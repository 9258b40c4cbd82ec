import { DOCUMENT_STATUSES, type DocumentStatus, REGISTERED_GROUP } from '@ot/domain'
import { isCalendarDate } from '@ot/text'

/** What of the register is shown; what is absent does not narrow it. */
export interface HistoryView {
  from?: string
  to?: string
  number?: string
  employee?: number
  status?: DocumentStatus
  /** Only those whose signatures are not there yet. */
  awaiting?: true
  ofGroup?: string
  page?: number
}

const WHOLE = /^[1-9]\d{0,14}$/

export function historyView(search: Record<string, unknown>): HistoryView {
  const { from, to, number, employee, ofGroup, page } = search
  const status = DOCUMENT_STATUSES.find((candidate) => candidate === search.status)
  return {
    ...(typeof from === 'string' && isCalendarDate(from) ? { from } : {}),
    ...(typeof to === 'string' && isCalendarDate(to) ? { to } : {}),
    // A number alone arrives as one: the router reads the address as JSON.
    ...(typeof number === 'string' || typeof number === 'number' ? { number: String(number) } : {}),
    ...(WHOLE.test(String(employee)) ? { employee: Number(employee) } : {}),
    ...(status === undefined ? {} : { status }),
    ...(search.awaiting === true ? { awaiting: true as const } : {}),
    ...(typeof ofGroup === 'string' ? { ofGroup } : {}),
    ...(WHOLE.test(String(page)) ? { page: Number(page) } : {}),
  }
}

/** The address of the tab; it is silent about the first page and what is empty. */
export function historySearch({ page = 1, number = '', ...view }: HistoryView) {
  return {
    group: REGISTERED_GROUP,
    ...view,
    ...(number === '' ? {} : { number }),
    ...(page === 1 ? {} : { page }),
  }
}
