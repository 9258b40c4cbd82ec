import { MICROTRAUMA_STATUSES } from '@ot/domain'
import { saidText, yearIn } from '../../fields/filter-values.ts'
import type { MicrotraumasFilter } from '../api/microtraumas.ts'

/** What the address says of the list. */
export function microtraumasView(search: Record<string, unknown>): MicrotraumasFilter {
  return {
    status: MICROTRAUMA_STATUSES.find((status) => status === search.status) ?? null,
    year: yearIn(search.year),
    q: saidText(search.q),
  }
}
