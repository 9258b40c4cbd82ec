import { VictimInput } from '@ot/contract'
import { addDays, type CalendarDate, instantAt } from '@ot/domain'
import { type Ctx, membershipOf } from '../src/context/ctx.ts'
import { changeIncident, createIncident, markStep, readIncidents } from '../src/modules/incidents/index.ts'
import { employeesOf } from '../src/modules/people/index.ts'
import { DEMO_ACCIDENTS, type DemoAccident } from './demo-accidents.ts'

type World = { ctx: Ctx; companyId: number; today: CalendarDate }
type Staff = ReadonlyMap<string, number>

/** Once: what the user cancels stays cancelled. */
export async function makeIncidents(world: World): Promise<void> {
  const { ctx, companyId } = world
  if ((await readIncidents(ctx, { companyId })).length > 0) return
  const employees = await employeesOf(ctx, companyId, { withDismissed: false })
  const staff = new Map(employees.map(({ lastName, id }) => [lastName, id]))
  for (const accident of DEMO_ACCIDENTS) await investigate(world, staff, accident)
}

async function investigate(world: World, staff: Staff, accident: DemoAccident): Promise<void> {
  const { ctx, companyId, today } = world
  const { timeZone } = membershipOf(ctx, companyId)
  const day = addDays(today, -accident.daysAgo)
  const { place, circumstances } = accident
  const { incident } = await createIncident(ctx, {
    companyId,
    place,
    circumstances,
    degree: 'easy',
    victimIds: [idOf(staff, accident.victim)],
    occurredAt: instantAt(day, accident.time, timeZone),
    toldAt: instantAt(day, accident.toldTime, timeZone),
  })
  const { id } = incident
  await changeIncident(ctx, { id, ifMatch: null, changes: changesOf(staff, accident, day) })
  for (const [key, after] of accident.done) {
    const changes = { completionDate: addDays(day, after) }
    await markStep(ctx, { id, key, changes, ifMatch: null })
  }
}

function changesOf(staff: Staff, accident: DemoAccident, day: CalendarDate) {
  const { chair, members, orderNumber, particulars, victim, victimFacts } = accident
  const employeeId = idOf(staff, victim)
  return {
    commission: {
      orderNumber,
      orderDate: day,
      members: [
        { employeeId: idOf(staff, chair), role: 'chair' },
        ...members.map((name) => ({ employeeId: idOf(staff, name), role: 'member' })),
      ],
    },
    particulars,
    victims: [VictimInput.parse({ employeeId, ...victimFacts, ...illnessOf(accident, day) })],
  }
}

function illnessOf({ recovered }: DemoAccident, day: CalendarDate): Partial<VictimInput> {
  const ill = { sickLeaveFrom: day, medicalFormDate: day }
  if (recovered === null) return ill
  const { sickLeaveDays, diagnosisDay } = recovered
  return {
    ...ill,
    sickLeaveTo: addDays(day, sickLeaveDays - 1),
    daysLost: sickLeaveDays,
    finalDiagnosisDate: addDays(day, diagnosisDay),
  }
}

function idOf(staff: Staff, lastName: string): number {
  const id = staff.get(lastName)
  if (id === undefined) throw new Error(`nobody is called ${lastName}`)
  return id
}
