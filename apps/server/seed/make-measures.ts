import { addDays, type CalendarDate } from '@ot/domain'
import type { Ctx } from '../src/context/ctx.ts'
import { addMeasure, afterwardsOf } from '../src/modules/incident-measures/index.ts'
import { readIncidents } from '../src/modules/incidents/index.ts'
import { employeesOf } from '../src/modules/people/index.ts'

type World = { ctx: Ctx; companyId: number; today: CalendarDate }

/** Of the accident that was investigated last year: days after it. */
const DEMO_MEASURES = [
  {
    what: 'Заменить слесарный верстак на верстак с защитным экраном и местным освещением',
    responsible: 'Кравец',
    dueIn: 30,
    doneIn: 24,
  },
  {
    what: 'Провести внеплановый инструктаж слесарей-ремонтников по работе с ручным инструментом',
    responsible: 'Воробей',
    dueIn: 10,
    doneIn: 7,
  },
] as const

/** Once: what the user strikes out stays struck out. */
export async function makeMeasures({ ctx, companyId }: World): Promise<void> {
  const [closed] = await readIncidents(ctx, { companyId, status: 'closed' })
  if (closed === undefined || (await afterwardsOf(ctx, closed.id)).measures.length > 0) return
  const employees = await employeesOf(ctx, companyId, { withDismissed: false })
  const staff = new Map(employees.map(({ lastName, id }) => [lastName, id]))
  for (const { what, responsible, dueIn, doneIn } of DEMO_MEASURES)
    await addMeasure(ctx, closed.id, {
      what,
      responsibleId: staff.get(responsible) ?? null,
      note: null,
      cancelReason: null,
      dueOn: addDays(closed.occurredDate, dueIn),
      doneOn: addDays(closed.occurredDate, doneIn),
    })
}
