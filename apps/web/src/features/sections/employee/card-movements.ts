import type { HistoryEntry } from '@ot/contract'

/** What was given or taken back on one day. */
export interface Movement {
  date: string
  quantity: string
  model: string
}

/** The movements that hold: what was taken back is left out, a correction stands in the place of what it mends. */
export function movementsOf(history: readonly HistoryEntry[]): Movement[] {
  const held: Movement[] = []
  for (const entry of history.toReversed()) {
    if (entry.undone !== null) continue
    if (entry.kind === 'correction') held.pop()
    held.push({
      date: entry.date,
      quantity: factOf(entry, 'Выдано') || factOf(entry, 'Возвращено'),
      model: [factOf(entry, 'Модель'), factOf(entry, 'Размер'), factOf(entry, 'Сертификат')]
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
  issued: Movement | null
  returned: Movement | null
}

/** A return stands on the line of the issue it ends: the first on the first. */
export function cardLines(issued: readonly Movement[], returned: readonly Movement[]): CardLine[] {
  return Array.from({ length: Math.max(issued.length, returned.length) }, (_, index) => ({
    issued: issued[index] ?? null,
    returned: returned[index] ?? null,
  }))
}
