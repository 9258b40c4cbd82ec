import { MICROTRAUMA_STATUSES } from '@ot/domain'
import type { MicrotraumasFilter } from '../api/microtrauma-queries.ts'

const YEAR = /^(?:19|20)\d\d$/
const TEXT_MAX = 200

/** What the address says of the list. */
export function microtraumasView(search: Record<string, unknown>): MicrotraumasFilter {
  const year = String(search.year ?? '')
  return {
    status: MICROTRAUMA_STATUSES.find((status) => status === search.status) ?? null,
    year: YEAR.test(year) ? Number(year) : null,
    q: String(search.q ?? '').slice(0, TEXT_MAX),
  }
}

/** The address is silent about «все». */
export function microtraumasSearch({ status, year, q }: MicrotraumasFilter) {
  return {
    ...(status === null ? {} : { status }),
    ...(year === null ? {} : { year }),
    ...(q === '' ? {} : { q }),
  }
}
