import { useEffect } from 'react'
import { lastValues, rememberValues } from './last-values.ts'

/** What a press makes into a file: a template of papers about the whole company, or a registered paper. */
export type FoundPaper = { kind: 'template'; id: string } | { kind: 'document'; id: number }

/** What was opened, as the search tells of it. */
export interface RecentRow {
  title: string
  note: string
  address: string
  /** Null: there is nothing to download. */
  paper: FoundPaper | null
}

const MOST = 8
const BETWEEN = '\n'

/** What was opened last in this company, the latest first; kept while the tab is open and its user signed in. */
export function recentRows(companyId: number): RecentRow[] {
  return Object.entries(lastValues(kindOf(companyId))).map(([address, words]) => {
    const [title = '', note = '', kind = '', id = ''] = words.split(BETWEEN)
    return { title, note, address, paper: paperOf(kind, id) }
  })
}

export function rememberRow(companyId: number, row: RecentRow): void {
  const others = recentRows(companyId).filter(({ address }) => address !== row.address)
  const rows = [row, ...others].slice(0, MOST)
  rememberValues(
    kindOf(companyId),
    Object.fromEntries(rows.map((one) => [one.address, wordsOf(one).join(BETWEEN)])),
  )
}

/** The record that the page is about: the search offers it before anything is typed. */
export function useRecentRow(companyId: number, { title, note, address }: Omit<RecentRow, 'paper'>): void {
  useEffect(
    () => rememberRow(companyId, { title, note, address, paper: null }),
    [companyId, title, note, address],
  )
}

function wordsOf({ title, note, paper }: RecentRow): string[] {
  return [title, note, ...(paper === null ? [] : [paper.kind, String(paper.id)])]
}

function paperOf(kind: string, id: string): FoundPaper | null {
  if (kind === 'template') return { kind, id }
  return kind === 'document' ? { kind, id: Number(id) } : null
}

function kindOf(companyId: number): string {
  return `search-${companyId}`
}
