import type { HistoryEntry } from '@ot/contract'
import { eventLabels, EVENT_FIELD_LABELS as LABELS } from '@ot/domain'

const ISSUED = eventLabels('ppe', 'issuance').handedOver
const RETURNED = eventLabels('ppe', 'return').handedOver

/** What was given or taken back on one day. */
export interface CardMovement {
  date: string
  quantity: string
  model: string
}

/** The movements that hold: what was taken back is left out, a correction stands in the place of what it mends. */
export function movementsOf(history: readonly HistoryEntry[]): CardMovement[] {
  const held: CardMovement[] = []
  for (const entry of history.toReversed()) {
    if (entry.undone !== null) continue
    if (entry.kind === 'correction') held.pop()
    held.push({
      date: entry.date,
      quantity: factOf(entry, ISSUED) || factOf(entry, RETURNED),
      model: [factOf(entry, LABELS.model), factOf(entry, LABELS.size), factOf(entry, LABELS.certificate)]
        .filter((text) => text !== '')
        .join(', '),
    })
  }
  return held
}

function factOf({ facts }: HistoryEntry, label: string): string {
  return facts.find((fact) => fact.label === label)?.value ?? ''
}

export interface CardLine {
  issued: CardMovement | null
  returned: CardMovement | null
}

/** A return stands on the line of the issue it ends: the first on the first. */
export function cardLines(issued: readonly CardMovement[], returned: readonly CardMovement[]): CardLine[] {
  return Array.from({ length: Math.max(issued.length, returned.length) }, (_, index) => ({
    issued: issued[index] ?? null,
    returned: returned[index] ?? null,
  }))
}
