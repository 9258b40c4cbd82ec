import { EVENT_FACTS, type EventFacts } from '@ot/contract'
import { addMonths, EARLIEST_DATE, monthsOf, parsePeriodicity, quantityText } from '@ot/domain'
import { compareNames, grouped, shortDate } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { type DoneEvent, listDoneEvents, listOpenEvents, type OpenEvent } from './record-queries.ts'
import {
  type ChosenPerson,
  type PaperRecords,
  type RecordRequest,
  recordsOfSection,
  workingPeople,
} from './record-request.ts'

type Issue = Omit<OpenEvent, 'facts'> & EventFacts<'ppe'>
type Movement = Omit<DoneEvent, 'facts'> & EventFacts<'ppe'>

async function listIssues(tx: Tx, companyId: number): Promise<Issue[]> {
  const events = await listOpenEvents(tx, companyId, 'ppe')
  return events
    .map(({ facts, ...event }) => ({ ...event, ...EVENT_FACTS.ppe.parse(facts) }))
    .filter(({ eventType }) => eventType === 'issuance')
}

/** Приказ № 766н, прил. 2: what the norms give on one side, what was given and taken back on the other. */
export async function ppeCards(tx: Tx, { companyId, to, people }: RecordRequest): Promise<PaperRecords[]> {
  const issues = await listIssues(tx, companyId)
  const done = await listDoneEvents(tx, { companyId, section: 'ppe', from: EARLIEST_DATE, to })
  const movements = done.map(({ facts, ...event }) => ({ ...event, ...EVENT_FACTS.ppe.parse(facts) }))
  return [...people.values()].flatMap((person) => {
    const own = issues.filter(({ employeeId }) => employeeId === person.id)
    const moved = movements.filter(({ employeeId }) => employeeId === person.id)
    if (own.length === 0 && moved.length === 0) return []
    const records = recordsOfSection('ppe', { нормы: own.map(normRow), движение: movementRows(moved) })
    return [{ person, records }]
  })
}

function normRow({ ppe, unit, norm, periodicity, quantity }: Issue) {
  return {
    название: ppe,
    единица: [unit, norm ?? periodicity].join(', '),
    количество: quantity === null ? '' : String(quantity),
  }
}

/** The first return on the line of the first issue, the second on that of the second. */
function movementRows(movements: readonly Movement[]) {
  const issued = movements.filter(({ eventType }) => eventType === 'issuance')
  return [...grouped(issued, ({ eventId }) => eventId).values()].flatMap((ofEvent) => {
    const returns = movements.filter(({ returnOf }) => returnOf === ofEvent[0]?.eventId)
    return ofEvent.map((one, index) => movementRow(one, returns[index] ?? null))
  })
}

function movementRow(issue: Movement, back: Movement | null) {
  const { ppe, model, size, certificate } = issue
  return {
    название: ppe,
    модель: [model, size, certificate].filter((part) => part !== null).join(', '),
    выдано: shortDate(issue.date),
    выдано_количество: amount(issue),
    возвращено: back === null ? '' : shortDate(back.date),
    возвращено_количество: back === null ? '' : amount(back),
  }
}

function amount({ handedOver, quantity, unit }: Movement): string {
  const count = handedOver ?? quantity
  return count === null ? '' : quantityText(count, unit).replace(' ', '\u00a0')
}

type Needed = Issue & { times: number; person: ChosenPerson }

/** What falls due in the period, by names and sizes; what is overdue or was never given counts from its first day. */
export async function ppeNeed(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const people = new Map(workingPeople(request.people).map((person) => [person.id, person]))
  const needed = (await listIssues(tx, request.companyId)).flatMap((issue): Needed[] => {
    const person = people.get(issue.employeeId)
    const times = timesDue(issue, request)
    return person === undefined || times === 0 ? [] : [{ ...issue, times, person }]
  })
  if (needed.length === 0) return []
  const keyOf = ({ ppe, size, unit }: Needed) => [ppe, size ?? '', unit].join('\n')
  const sorted = needed.toSorted((left, right) => compareNames(keyOf(left), keyOf(right)))
  return [
    {
      person: null,
      records: recordsOfSection('ppe', { потребность: [...grouped(sorted, keyOf).values()].map(needRow) }),
    },
  ]
}

function timesDue({ date, deadline, periodicity }: Issue, { from, to }: RecordRequest): number {
  if (date !== null && deadline === null) return 0
  const parsed = parsePeriodicity(periodicity)
  const months = parsed === null ? null : monthsOf(parsed)
  const first = deadline === null || deadline < from ? from : deadline
  if (first > to) return 0
  if (months === null) return 1
  let times = 1
  while (addMonths(first, months * times) <= to) times += 1
  return times
}

function needRow(issues: readonly Needed[]) {
  const [first] = issues
  const counted = issues.reduce((sum, { quantity, times }) => sum + (quantity ?? 0) * times, 0)
  const norms = [...new Set(issues.flatMap(({ quantity, norm }) => (quantity === null ? (norm ?? '') : [])))]
  return {
    название: first?.ppe ?? '',
    размер: first?.size ?? '',
    единица: first?.unit ?? '',
    работников: String(new Set(issues.map(({ person }) => person.id)).size),
    количество: [...(counted === 0 ? [] : [String(counted)]), ...norms].join('; '),
  }
}
