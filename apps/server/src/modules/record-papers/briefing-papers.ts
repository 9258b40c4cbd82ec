import { EVENT_FACTS } from '@ot/contract'
import { BRIEFING_KIND_LABELS, type BriefingKind } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { listDoneEvents } from './record-queries.ts'
import {
  type ChosenPerson,
  type PaperRecords,
  personCells,
  type RecordRequest,
  recordsOfSection,
} from './record-request.ts'

/** PP 2464, pp. 86–87: what the journal asks of every briefing. */
async function listBriefings(tx: Tx, request: RecordRequest, kinds: readonly BriefingKind[] | null) {
  const { companyId, from, to, people } = request
  const done = await listDoneEvents(tx, { companyId, section: 'briefing', from, to })
  return done.flatMap(({ employeeId, date, facts }) => {
    const person = people.get(employeeId)
    const briefing = EVENT_FACTS.briefing.parse(facts)
    const isAsked = kinds === null || kinds.includes(briefing.kind)
    return person === undefined || !isAsked ? [] : [{ person, row: rowOf(person, date, briefing) }]
  })
}

function rowOf(person: ChosenPerson, date: string, briefing: ReturnType<typeof EVENT_FACTS.briefing.parse>) {
  return {
    ...personCells(person),
    дата: shortDate(date),
    дата_рождения: shortDate(person.birthDate),
    вид: BRIEFING_KIND_LABELS[briefing.kind],
    причина: briefing.reason ?? '',
    инструктор: briefing.instructor ?? '',
    акты: briefing.localActs ?? '',
  }
}

export function briefingJournal(kinds: readonly BriefingKind[]) {
  return async (tx: Tx, request: RecordRequest): Promise<PaperRecords[]> => {
    const rows = (await listBriefings(tx, request, kinds)).map(({ row }) => row)
    return rows.length === 0
      ? []
      : [{ person: null, records: recordsOfSection('briefing', { инструктажи: rows }) }]
  }
}

/** One for everybody who was briefed. */
export async function briefingSheets(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const briefings = await listBriefings(tx, request, null)
  return [...request.people.values()].flatMap((person) => {
    const rows = briefings.flatMap((one) => (one.person === person ? [one.row] : []))
    return rows.length === 0 ? [] : [{ person, records: recordsOfSection('briefing', { инструктажи: rows }) }]
  })
}
