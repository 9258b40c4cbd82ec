import { EVENT_FACTS, type NewMemoLine } from '@ot/contract'
import { medicalFactorName, type Section, sectionProblem } from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import { type Ctx, membershipOf, requireTariff } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { type EventRow, type EventSubject, loadEvents, subjectsByIds } from '../events/index.ts'
import { openEventIds } from './held-event-queries.ts'
import type { NewLine } from './memo-queries.ts'

type Place = { companyId: number; section: Section }
type Given = { line: NewMemoLine; field: string }

/** New lines of a memo as they will be stored, checked against the tariff and the employees and events of the company. `fields` name
 * each line in the request. */
export async function planLines(
  tx: Tx,
  ctx: Ctx,
  place: Place,
  lines: readonly NewMemoLine[],
  fields: readonly string[],
): Promise<NewLine[]> {
  const { subscription } = membershipOf(ctx, place.companyId)
  if (lines.length > 0) requireTariff(sectionProblem(subscription, place.section))
  const given = lines.map((line, index) => ({ line, field: fields[index] ?? `employeesData.${index}` }))
  requirePossibleDates(given, ctx.today(place.companyId))
  const subjects = new Map(
    (
      await subjectsByIds(
        tx,
        place.companyId,
        lines.map(({ employeeId }) => employeeId),
      )
    ).map((subject) => [subject.id, subject]),
  )
  const found = await eventsOf(tx, place, given)
  return given.map((one) => planned(place, one, requireSubject(subjects, one), found))
}

function requirePossibleDates(given: readonly Given[], today: string): void {
  const errors = given
    .filter(({ line }) => line.completionDate !== null && line.completionDate > today)
    .map(({ field }) => ({
      field: `${field}.completionDate`,
      message: 'Дата не может быть позже сегодняшнего дня',
    }))
  if (errors.length > 0) throw new Invalid(errors)
}

function requireSubject(subjects: ReadonlyMap<number, EventSubject>, { line, field }: Given): EventSubject {
  const subject = subjects.get(line.employeeId)
  if (subject === undefined) throw Invalid.field(`${field}.employeeId`, 'Такого работника нет')
  if (subject.dismissedOn !== null)
    throw Invalid.field(`${field}.employeeId`, `${subject.fullname}: работник уволен`)
  return subject
}

type Found = { named: ReadonlyMap<number, EventRow>; others: readonly EventRow[] }

/** The events the lines name, and those of the section that a line added by hand may mean. */
async function eventsOf(tx: Tx, { companyId, section }: Place, given: readonly Given[]): Promise<Found> {
  const ids = given.flatMap(({ line }) => (line.eventId === null ? [] : [line.eventId]))
  const named = await loadEvents(tx, companyId, ids)
  const byHand = given.filter(({ line }) => line.eventId === null).map(({ line }) => line.employeeId)
  const others = await loadEvents(tx, companyId, await openEventIds(tx, { companyId, section }, byHand))
  return { named: new Map(named.map((row) => [row.id, row])), others }
}

function planned(place: Place, one: Given, subject: EventSubject, { named, others }: Found): NewLine {
  const { line, field } = one
  if (line.eventId !== null) return ofEvent(line, subject, requireEvent(place, one, named.get(line.eventId)))
  switch (place.section) {
    case 'medical':
      return medicalByHand(one, subject, others)
    case 'ppe':
      return ppeByHand(one, subject, others)
    default:
      throw Invalid.field(`${field}.eventId`, 'Укажите событие работника')
  }
}

function requireEvent({ section }: Place, { line, field }: Given, event: EventRow | undefined): EventRow {
  const problem = (message: string) => Invalid.field(`${field}.eventId`, message)
  if (event === undefined) throw problem('Такого события нет')
  if (event.section !== section) throw problem('Это событие другого раздела')
  if (event.employeeId !== line.employeeId) throw problem('Это событие другого работника')
  if (event.closedOn !== null) throw problem('Эта обязанность снята')
  return event
}

function ofEvent(line: NewMemoLine, subject: EventSubject, event: EventRow): NewLine {
  return {
    ...blank(line, subject),
    eventId: event.id,
    name: event.name,
    periodicity: event.periodicity,
    date: event.date,
    deadline: line.deadline ?? event.deadline,
    ...askedFacts(event, line),
  }
}

/** What of the event's facts the paper shows. */
function askedFacts(event: EventRow, line: NewMemoLine): Partial<NewLine> {
  const { section, facts } = event
  switch (section) {
    case 'medical':
      return { factorNumber: EVENT_FACTS.medical.parse(facts).factorNumber }
    case 'ppe': {
      const { ppe, eventType, quantity, unit } = EVENT_FACTS.ppe.parse(facts)
      const usual = event.returnOf === null ? quantity : event.onHand
      return { ppe, eventType, unit, quantity: line.quantity ?? usual }
    }
    case 'sout':
      return { workingConditionsClass: EVENT_FACTS.sout.parse(facts).workingConditionsClass }
    case 'risk':
      return { riskLevel: EVENT_FACTS.risk.parse(facts).riskLevel }
    default:
      return {}
  }
}

function medicalByHand({ line, field }: Given, subject: EventSubject, others: readonly EventRow[]): NewLine {
  const code = line.factorNumber
  if (code === null) throw Invalid.field(`${field}.factorNumber`, 'Укажите пункт приказа 29н')
  const factor = findMedicalFactor(code)
  if (factor === null || factor.isGroup)
    throw Invalid.field(`${field}.factorNumber`, `В приказе 29н нет пункта ${code}`)
  const known = others.find(
    (event) =>
      event.employeeId === subject.id && EVENT_FACTS.medical.parse(event.facts).factorNumber === code,
  )
  if (known !== undefined) return ofEvent(line, subject, known)
  return { ...blank(line, subject), name: medicalFactorName(factor), factorNumber: code }
}

function ppeByHand({ line, field }: Given, subject: EventSubject, others: readonly EventRow[]): NewLine {
  const { ppe, quantity } = line
  if (ppe === null) throw Invalid.field(`${field}.ppe`, 'Укажите наименование СИЗ')
  if (quantity === null) throw Invalid.field(`${field}.quantity`, 'Укажите количество')
  const eventType = line.eventType ?? 'issuance'
  const wanted = ppe.toLocaleLowerCase('ru')
  const known = others.find((event) => {
    const facts = EVENT_FACTS.ppe.parse(event.facts)
    const isSame = facts.eventType === eventType && facts.ppe.toLocaleLowerCase('ru') === wanted
    return isSame && event.employeeId === subject.id
  })
  if (eventType === 'issuance')
    return known === undefined
      ? { ...blank(line, subject), name: ppe, ppe, quantity, unit: 'шт.', eventType }
      : ofEvent(line, subject, known)
  if (known === undefined) throw Invalid.field(`${field}.ppe`, 'Это СИЗ работнику не выдавали')
  if (known.onHand < quantity)
    throw Invalid.field(`${field}.quantity`, `На руках только ${known.onHand}: больше вернуть нельзя`)
  return ofEvent(line, subject, known)
}

function blank(line: NewMemoLine, subject: EventSubject): NewLine {
  return {
    employeeId: subject.id,
    employeePosition: subject.position,
    departmentId: subject.departmentId,
    department: subject.department,
    eventId: null,
    completionId: null,
    madeEvent: false,
    closedEvent: false,
    name: '',
    periodicity: null,
    date: null,
    deadline: line.deadline,
    factorNumber: null,
    eventType: null,
    ppe: null,
    quantity: null,
    unit: null,
    workingConditionsClass: null,
    riskLevel: null,
    completionDate: line.completionDate,
    finalWorkingConditionsClass: line.finalWorkingConditionsClass,
    finalRiskLevel: line.finalRiskLevel,
  }
}
