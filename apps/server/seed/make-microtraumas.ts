import { MicrotraumaFields } from '@ot/contract'
import { addDays, type CalendarDate } from '@ot/domain'
import type { Ctx } from '../src/context/ctx.ts'
import { createMicrotrauma, microtraumasOf } from '../src/modules/microtraumas/index.ts'
import { employeesOf } from '../src/modules/people/index.ts'
import { DEMO_MICROTRAUMAS, type DemoMicrotrauma } from './demo-microtraumas.ts'

type World = { ctx: Ctx; companyId: number; today: CalendarDate }

/** Once: what the user cancels stays cancelled. */
export async function makeMicrotraumas(world: World): Promise<void> {
  const { ctx, companyId } = world
  const known = await microtraumasOf(ctx, { companyId, status: null, year: null, q: '' })
  if (known.length > 0) return
  const employees = await employeesOf(ctx, companyId, { withDismissed: false })
  const staff = new Map(employees.map(({ lastName, id }) => [lastName, id]))
  for (const microtrauma of DEMO_MICROTRAUMAS)
    await createMicrotrauma(ctx, { companyId, ...fieldsOf(world, staff, microtrauma) })
}

function fieldsOf({ today }: World, staff: ReadonlyMap<string, number>, demo: DemoMicrotrauma) {
  const { victim, daysAgo, time, examined, measures, ...told } = demo
  const day = addDays(today, -daysAgo)
  return MicrotraumaFields.parse({
    ...told,
    employeeId: staff.get(victim),
    occurredOn: day,
    occurredTime: time,
    reportedOn: day,
    reportedBy: 'пострадавший',
    measures: measures.map(({ what, responsible, dueInDays, doneDaysAgo }) => ({
      what,
      responsibleId: staff.get(responsible),
      dueOn: addDays(today, dueInDays),
      doneOn: doneDaysAgo === null ? null : addDays(today, -doneDaysAgo),
    })),
    ...(examined !== null && {
      inquirerId: staff.get(examined.inquirer),
      causes: examined.causes,
      outcome: examined.outcome,
      completedOn: addDays(today, -examined.daysAgo),
      riskKnown: true,
      needsBriefing: false,
    }),
  })
}
