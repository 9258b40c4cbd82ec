import { lastValues, rememberValues } from '../../lib/last-values.ts'
import type { SearchRow } from './search-groups.ts'

const MOST = 6
const BETWEEN = '\n'

/** What was opened from the search last in this company, the latest first; kept while the tab is open and its user signed in. */
export function recentRows(companyId: number): SearchRow[] {
  return Object.entries(lastValues(kindOf(companyId))).map(([address, words]) => {
    const [title = '', note = ''] = words.split(BETWEEN)
    return { title, note, address }
  })
}

export function rememberRow(companyId: number, row: SearchRow): void {
  const others = recentRows(companyId).filter(({ address }) => address !== row.address)
  const rows = [row, ...others].slice(0, MOST)
  rememberValues(
    kindOf(companyId),
    Object.fromEntries(rows.map(({ address, title, note }) => [address, `${title}${BETWEEN}${note}`])),
  )
}

function kindOf(companyId: number): string {
  return `search-${companyId}`
}
