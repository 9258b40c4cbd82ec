import { type Completion, type EventAnswer, WorkplaceFields } from '@ot/contract'
import { addDays, type CalendarDate, monthsOf, parsePeriodicity, SECTIONS } from '@ot/domain'
import { grouped } from '@ot/text'
import type { Ctx } from '../src/context/ctx.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { completeEvents, eventsOfSection } from '../src/modules/events/index.ts'
import { changeInstruction, instructionsOf } from '../src/modules/instructions/index.ts'
import { riskDraft, takeFromNorms } from '../src/modules/norms/index.ts'
import { departmentsOf, employeesOf, type NamedEmployee } from '../src/modules/people/index.ts'
import { createWorkplace } from '../src/modules/workplaces/index.ts'
import { demoAssessmentOf } from './demo-assessments.ts'
import { DEMO_DEPARTMENTS, type DemoDepartment } from './demo-people.ts'
import { beginRecordsEarlier } from './demo-queries.ts'
import { demoDoneOn } from './demo-record-days.ts'
import { factsOf } from './demo-record-facts.ts'

type World = { ctx: Ctx; companyId: number; today: CalendarDate }
type Person = NamedEmployee & { number: number; department: DemoDepartment }

const RECORDS_DAYS = 365

/** Obligations as the norms ask for them, and what was done of them. Once: what the user changes then stays his. */
export async function makeRecords(world: World): Promise<void> {
  const { ctx, companyId } = world
  const known = await eventsOfSection(ctx, { companyId, section: 'briefing', isDueOnly: false })
  if (known.length > 0) return
  const people = await staff(world)
  await takeFromNorms(ctx, { companyId, employeeId: null }, {})
  await complete(world, people)
  await assess(world, people)
  await assessRisks(world, people)
  await acquaint(world, people)
  await inTransaction(ctx, companyId, (tx) =>
    beginRecordsEarlier(tx, companyId, addDays(world.today, -RECORDS_DAYS)),
  )
}

async function staff({ ctx, companyId }: World): Promise<Person[]> {
  const names = new Map((await departmentsOf(ctx, companyId)).map(({ id, name }) => [id, name]))
  const employees = await employeesOf(ctx, companyId, { withDismissed: false })
  return employees.flatMap((employee, index) => {
    const department = DEMO_DEPARTMENTS.find((name) => name === names.get(employee.departmentId))
    return department === undefined ? [] : [{ ...employee, number: index + 1, department }]
  })
}

/** What was done on the same day and recorded alike is one call. */
async function complete(world: World, people: readonly Person[]): Promise<void> {
  const { ctx, companyId, today } = world
  const byId = new Map(people.map((person) => [person.id, person]))
  const acts = new Map<string, { eventIds: number[]; completion: Completion }>()
  for (const section of SECTIONS) {
    if (section === 'sout' || section === 'risk') continue
    for (const event of await eventsOfSection(ctx, { companyId, section, isDueOnly: false })) {
      const person = byId.get(event.employeeId)
      const completion = person === undefined ? null : completionOf(event, person, today)
      if (completion === null) continue
      const key = JSON.stringify([section, completion])
      const act = acts.get(key)
      if (act === undefined) acts.set(key, { eventIds: [event.id], completion })
      else act.eventIds.push(event.id)
    }
  }
  for (const act of acts.values()) await completeEvents(ctx, { companyId, ...act })
}

/** The check again within 30 days was missed. */
const FAILED = { number: 24, programme: 'methods', daysAgo: 40 }

function completionOf(event: EventAnswer, person: Person, today: CalendarDate): Completion | null {
  const { section, periodicity } = event
  const { hireDate, department, number, lastName } = person
  if (event.section === 'training' && event.programme === FAILED.programme && number === FAILED.number)
    return { date: addDays(today, -FAILED.daysAgo), hours: 16, protocolNumber: '2/1', result: 'failed' }
  const months = monthsOf(parsePeriodicity(periodicity) ?? { kind: 'once' })
  const date = demoDoneOn({ section, months, hireDate, department, number }, today)
  return date === null
    ? null
    : { date, ...factsOf(event, { number, lastName, department, year: date.slice(0, 4) }) }
}

/** One workplace a position, shared by all who hold it. */
async function assess({ ctx, companyId, today }: World, people: readonly Person[]): Promise<void> {
  const events = await eventsOfSection(ctx, { companyId, section: 'sout', isDueOnly: false })
  let number = 0
  for (const [position, holders] of grouped(people, ({ positionName }) => positionName)) {
    const [first] = holders
    const ids = new Set(holders.map(({ id }) => id))
    const eventIds = events.filter(({ employeeId }) => ids.has(employeeId)).map(({ id }) => id)
    const report = first === undefined ? null : demoAssessmentOf(position, first.department, today)
    if (first === undefined || report === null || eventIds.length === 0) continue
    number += 1
    const { declared, ...completion } = report
    await createWorkplace(ctx, {
      companyId,
      ...WorkplaceFields.parse({
        number: String(number),
        name: position,
        departmentId: first.departmentId,
        declared,
        declarationNumber: declared ? `71-${number}` : null,
      }),
    })
    const done = { ...completion, workplaceNumber: String(number) }
    await completeEvents(ctx, { companyId, eventIds, completion: done })
  }
}

const LINES_OF_A_CARD = 5

/** A card a position, from the hazards of the profession. */
async function assessRisks({ ctx, companyId, today }: World, people: readonly Person[]): Promise<void> {
  const events = await eventsOfSection(ctx, { companyId, section: 'risk', isDueOnly: false })
  const ofEmployee = new Map(events.map((event) => [event.employeeId, event]))
  for (const [, holders] of grouped(people, ({ positionName }) => positionName)) {
    const [first] = holders
    if (first === undefined) continue
    const draft = (await riskDraft(ctx, first.id)).slice(0, LINES_OF_A_CARD)
    const isOffice = first.department === 'Администрация'
    const hazards = draft.map((line, index) => ({
      ...line,
      probability: isOffice ? 1 + (index % 2) : 2 + (index % 3),
      severity: isOffice ? 2 : 2 + (index % 4),
    }))
    const days = grouped(holders, (person) => {
      const event = ofEmployee.get(person.id)
      return event === undefined ? '' : (completionOf(event, person, today)?.date ?? '')
    })
    for (const [date, assessed] of days) {
      const eventIds = assessed.flatMap(({ id }) => ofEmployee.get(id)?.id ?? [])
      if (date !== '') await completeEvents(ctx, { companyId, eventIds, completion: { date, hazards } })
    }
  }
}

const NOT_ACQUAINTED_EVERY = 10
const APPROVED_DAYS_AGO = 700

async function acquaint({ ctx, today }: World, people: readonly Person[]): Promise<void> {
  for (const { id: employeeId, number, hireDate } of people) {
    for (const { id } of await instructionsOf(ctx, employeeId)) {
      const approvedOn = addDays(today, -APPROVED_DAYS_AGO)
      const acknowledgedOn = hireDate > approvedOn ? hireDate : approvedOn
      const changes = {
        approvedOn,
        number: `ИОТ-${number}`,
        ...(number % NOT_ACQUAINTED_EVERY > 0 && { acknowledgedOn }),
      }
      await changeInstruction(ctx, { employeeId, id, changes, ifMatch: null })
    }
  }
}
