/** What the address of the page remembers: the open tab, the date that is not today's, and the words looked for. */
export interface DocumentsSearch {
  group?: string
  date?: string
  q?: string
}

export function documentsSearch(search: Record<string, unknown>): DocumentsSearch {
  return {
    ...(typeof search.group === 'string' ? { group: search.group } : {}),
    ...(typeof search.date === 'string' ? { date: search.date } : {}),
    // A number alone arrives as one: the router reads the address as JSON.
    ...(typeof search.q === 'string' || typeof search.q === 'number' ? { q: String(search.q) } : {}),
  }
}

/** The other way round; `null` stands for what the address need not say. */
export function addressSearch({
  groupId,
  date,
  words = '',
}: {
  groupId: string | null
  date: string | null
  words?: string
}): DocumentsSearch {
  return {
    ...(groupId === null ? {} : { group: groupId }),
    ...(date === null ? {} : { date }),
    ...(words === '' ? {} : { q: words }),
  }
}
