import type { Ctx } from '../src/context/ctx.ts'
import {
  changeDepartment,
  type DepartmentRow,
  departmentsOf,
  employeesOf,
} from '../src/modules/people/index.ts'
import type { DemoDepartment } from './demo-people.ts'

type Head = { department: DemoDepartment; lastName: string }

/** The administration has none: the page of letters shows what that looks like. */
const HEADS: readonly Head[] = [
  { department: 'Производственный участок', lastName: 'Воробей' },
  { department: 'Склад и транспорт', lastName: 'Гончаренко' },
]

/** Once: whom the user names or takes away afterwards stays so. */
export async function nameHeads({ ctx, companyId }: { ctx: Ctx; companyId: number }): Promise<void> {
  const departments = await departmentsOf(ctx, companyId)
  // A department that was changed in any way is the user's.
  const lacking = HEADS.flatMap(({ department, lastName }) =>
    departments
      .filter((row) => row.name === department && isUntouched(row))
      .map(({ id }) => ({ id, lastName })),
  )
  if (lacking.length === 0) return
  const employees = await employeesOf(ctx, companyId, { withDismissed: false })
  for (const { id, lastName } of lacking) {
    const headEmployeeId = employees.find((employee) => employee.lastName === lastName)?.id
    if (headEmployeeId !== undefined) await changeDepartment(ctx, { id, headEmployeeId, ifMatch: null })
  }
}

function isUntouched({ headEmployeeId, version }: DepartmentRow): boolean {
  return headEmployeeId === null && version === 1
}
