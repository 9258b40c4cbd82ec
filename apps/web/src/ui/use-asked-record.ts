import { useEffect, useRef } from 'react'
import { useSearch } from '../lib/routing/use-router.ts'

export function recordRowId(id: number): string {
  return `record-${id}`
}

/** A search leads to one record of the list: its row comes into view and has the focus, once for each time it is asked for. */
export function useAskedRecord(rows: readonly { id: number }[]): void {
  const { record }: { record?: unknown } = useSearch()
  const asked = rows.find(({ id }) => id === record)?.id ?? null
  const taken = useRef<number | null>(null)
  useEffect(() => {
    if (asked === taken.current) return
    taken.current = asked
    const row = asked === null ? null : document.getElementById(recordRowId(asked))
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'center' })
  }, [asked])
}
