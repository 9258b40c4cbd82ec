import { addDays, type CalendarDate } from '@ot/domain'
import type { Ctx } from '../src/context/ctx.ts'
import { employeesOf } from '../src/modules/people/index.ts'
import {
  appointResponsible,
  changeResponsibility,
  responsibilitiesOf,
} from '../src/modules/responsibilities/index.ts'

type World = { ctx: Ctx; companyId: number; today: CalendarDate }

type Named = { roleId: number; lastName: string; order: { number: string; daysAgo: number } | null }

/** Nobody deputises for the electrical installations: one type stays unfilled, and the page warns of it. */
const APPOINTED: readonly Named[] = [
  { roleId: 101, lastName: 'Черных', order: { number: '1-ОТ', daysAgo: 40 } },
  { roleId: 102, lastName: 'Кравец', order: { number: '2-Н', daysAgo: 38 } },
  { roleId: 103, lastName: 'Черных', order: { number: '3-Н', daysAgo: 38 } },
  { roleId: 104, lastName: 'Воробей', order: { number: '4-Н', daysAgo: 38 } },
  { roleId: 105, lastName: 'Кравец', order: { number: '5-Н', daysAgo: 37 } },
  { roleId: 106, lastName: 'Гончаренко', order: { number: '6-Н', daysAgo: 37 } },
  { roleId: 107, lastName: 'Ломако', order: null },
  { roleId: 201, lastName: 'Черных', order: { number: '7-Н', daysAgo: 36 } },
  { roleId: 301, lastName: 'Гаджиева', order: { number: '8-Н', daysAgo: 36 } },
  { roleId: 401, lastName: 'Баранов', order: { number: '9-Н', daysAgo: 36 } },
  { roleId: 402, lastName: 'Черных', order: { number: '10-Н', daysAgo: 35 } },
  { roleId: 501, lastName: 'Бондарь', order: { number: '11-Н', daysAgo: 35 } },
  { roleId: 503, lastName: 'Ахмед-Заде', order: { number: '12-Н', daysAgo: 35 } },
]

/** Who took the place of another, so that the history is not empty. */
const SUCCESSOR: Named = { roleId: 401, lastName: 'Кравец', order: { number: '13-Н', daysAgo: 9 } }

/** Once: whom the user names afterwards stays. */
export async function nameResponsible({ ctx, companyId, today }: World): Promise<void> {
  const groups = await responsibilitiesOf(ctx, companyId)
  const isKnown = groups.some(({ roles }) =>
    roles.some(({ employeeId, dismissed }) => employeeId !== null || dismissed !== null),
  )
  if (isKnown) return
  const employees = await employeesOf(ctx, companyId, { withDismissed: false })
  const ids = new Map(employees.map(({ lastName, id }) => [lastName, id]))
  const asked = ({ lastName, order }: Named) => {
    const employeeId = ids.get(lastName)
    if (employeeId === undefined) throw new Error(`nobody is called ${lastName}`)
    const orderLink = order === null ? null : { number: order.number, date: addDays(today, -order.daysAgo) }
    return { employeeId, orderLink }
  }
  for (const named of APPOINTED) {
    const { responsibilityId } = await appointResponsible(ctx, {
      companyId,
      responsibilityRoleDefinitionId: named.roleId,
      ...asked(named),
    })
    if (named.roleId !== SUCCESSOR.roleId || responsibilityId === null) continue
    await changeResponsibility(ctx, { id: responsibilityId, changes: asked(SUCCESSOR), ifMatch: null })
  }
}
