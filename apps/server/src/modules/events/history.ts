import type { HistoryEntry } from '@ot/contract'
import {
  type EventField,
  eventFactText,
  eventLabels,
  PPE_EVENT_TYPES,
  quantityText,
  type Section,
  sectionFields,
} from '@ot/domain'
import { type Ctx, companyIdsOf } from '../../context/ctx.ts'
import type { StoredFacts } from '../../db/schema/section.ts'
import { readScoped } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { type HistoryRow, listHistory } from './completion-queries.ts'
import { readEvents } from './event-queries.ts'
import type { ListedEvent } from './event-row.ts'

type Fact = { label: string; value: string }

export async function historyOf(ctx: Ctx, id: number): Promise<HistoryEntry[]> {
  return readScoped(ctx, async (tx) => {
    const [event] = await readEvents(tx, companyIdsOf(ctx), [id])
    if (event === undefined) throw new NotFound()
    const rows = await listHistory(tx, event.companyId, id)
    return rows.map((row) => presentEntry(event, row))
  })
}

function presentEntry({ section, facts }: ListedEvent, row: HistoryRow): HistoryEntry {
  return {
    id: row.id,
    kind: row.kind,
    date: row.date,
    periodicity: row.periodicity,
    deadline: row.deadline,
    facts: factsInWords(section, facts, row.facts),
    at: row.at,
    userName: row.userName,
    memoId: row.memoId,
    undone: row.undoneAt === null ? null : { at: row.undoneAt, userName: row.undoneBy },
  }
}

/** What a completion recorded, as a reader says it; nothing is said of what was not recorded. */
function factsInWords(section: Section, definition: StoredFacts, recorded: StoredFacts): Fact[] {
  const labels = eventLabels(
    section,
    PPE_EVENT_TYPES.find((type) => type === definition.eventType),
  )
  return sectionFields(section, 'completion').flatMap((field) => {
    const value = factText(field, definition, recorded)
    return value === null ? [] : [{ label: labels[field], value }]
  })
}

function factText(field: EventField, { unit }: StoredFacts, recorded: StoredFacts): string | null {
  const value = recorded[field]
  if (field === 'handedOver' && typeof value === 'number' && typeof unit === 'string')
    return quantityText(value, unit)
  return eventFactText(field, value)
}
