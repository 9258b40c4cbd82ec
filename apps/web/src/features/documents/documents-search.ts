/** What the address of the page remembers: the open tab and the date that is not today's. */
export interface DocumentsSearch {
  group?: string
  date?: string
}

export function documentsSearch(search: Record<string, unknown>): DocumentsSearch {
  return {
    ...(typeof search.group === 'string' ? { group: search.group } : {}),
    ...(typeof search.date === 'string' ? { date: search.date } : {}),
  }
}

/** The other way round; `null` stands for what the address need not say. */
export function addressSearch({
  groupId,
  date,
}: {
  groupId: string | null
  date: string | null
}): DocumentsSearch {
  return { ...(groupId === null ? {} : { group: groupId }), ...(date === null ? {} : { date }) }
}
