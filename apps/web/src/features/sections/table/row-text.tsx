import { shortDate } from '@ot/text'
import { CellNote } from '../../../ui/record-table.tsx'

/** A day in a table; an empty place when there is none. */
export function DayText({ day }: { day: string | null }) {
  return day === null ? null : <time dateTime={day}>{shortDate(day)}</time>
}

/** What there is to know of a row beside its columns; what is not known is not named. */
export function RowDetails({
  details,
}: {
  details: readonly (readonly [label: string, text: string | null])[]
}) {
  const known = details.filter(([, text]) => text !== null && text !== '')
  if (known.length === 0) return null
  return <CellNote>{known.map(([label, text]) => `${label}: ${text}`).join(' · ')}</CellNote>
}
