import type { EmployeeFields, FieldError } from '@ot/contract'
import { type CalendarDate, employeeLimitProblem, employmentKindProblem, employmentProblem } from '@ot/domain'
import { type Ctx, membershipOf, requireTariff } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { findDepartment } from './department-queries.ts'
import { countActivePeople, type EmployeeRow, findPositionRow, type PositionRow } from './employee-queries.ts'

type Employment = EmployeeFields & { dismissedOn: CalendarDate | null }

/** What only the database and the calendar can tell; all that is wrong at once. */
export async function requireSoundEmployee(
  tx: Tx,
  companyId: number,
  employee: Employment,
  today: CalendarDate,
  otherJobs: readonly EmployeeRow[] = [],
): Promise<PositionRow> {
  const department = await findDepartment(tx, companyId, employee.employeeGroupId)
  const position = await findPositionRow(tx, employee.positionId)
  const problems: FieldError[] = [
    ...problem('employeeGroupId', department === null ? 'Такого отдела нет' : null),
    ...problem('positionId', position === null ? 'Такой должности нет в справочнике' : null),
    ...dateProblem(employee, today),
    ...problem(
      'employmentKind',
      employee.dismissedOn === null ? employmentKindProblem(employee.employmentKind, otherJobs) : null,
    ),
  ]
  if (problems.length > 0 || position === null) throw new Invalid(problems)
  return position
}

/** A later correction of the hire date may not overtake the dismissal, which is no field of the record's form. */
function dateProblem(employee: Employment, today: CalendarDate): FieldError[] {
  const found = employmentProblem(employee, today)
  if (found === null) return []
  return problem(found.field === 'dismissedOn' ? 'hireDate' : found.field, found.message)
}

function problem(field: string, message: string | null): FieldError[] {
  return message === null ? [] : [{ field, message }]
}

/** Two at once cannot both take the last place of the tariff; whoever works here already takes none with another job. */
export async function requirePlaceInTariff(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  otherJobs: readonly EmployeeRow[],
): Promise<void> {
  await lockCompany(tx, companyId)
  if (otherJobs.some(({ dismissedOn }) => dismissedOn === null)) return
  const { subscription } = membershipOf(ctx, companyId)
  requireTariff(employeeLimitProblem(subscription, await countActivePeople(tx, companyId)))
}

/** After employees have come back to work at once: the tariff has a place for each. */
export async function requireTariffHolds(tx: Tx, ctx: Ctx, companyId: number): Promise<void> {
  const { subscription } = membershipOf(ctx, companyId)
  requireTariff(employeeLimitProblem(subscription, (await countActivePeople(tx, companyId)) - 1))
}
