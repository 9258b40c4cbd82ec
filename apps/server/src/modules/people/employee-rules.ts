import type { EmployeeFields, FieldError } from '@ot/contract'
import {
  birthDateProblem,
  type CalendarDate,
  dismissalDateProblem,
  employeeLimitProblem,
  hireDateProblem,
} from '@ot/domain'
import { type Ctx, membershipOf, requireTariff } from '../../ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../errors.ts'
import { findDepartment } from './department-queries.ts'
import {
  countActiveEmployees,
  findPosition,
  lockEmployeeCount,
  type PositionRow,
} from './employee-queries.ts'

type Employment = EmployeeFields & { dismissedOn: CalendarDate | null }

/** What only the database and the calendar can tell; all that is wrong at once. */
export async function requireSoundEmployee(
  tx: Tx,
  companyId: number,
  employee: Employment,
  today: CalendarDate,
): Promise<PositionRow> {
  const department = await findDepartment(tx, companyId, employee.employeeGroupId)
  const position = await findPosition(tx, employee.positionId)
  const birthProblem = birthDateProblem(employee.birthDate, today)
  const problems: FieldError[] = [
    ...problem('employeeGroupId', department === null ? 'Такого отдела нет' : null),
    ...problem('positionId', position === null ? 'Такой должности нет в справочнике' : null),
    ...problem('birthDate', birthProblem),
    // Against a wrong birth date any hire date looks wrong.
    ...problem('hireDate', birthProblem === null ? employmentProblem(employee, today) : null),
  ]
  if (problems.length > 0 || position === null) throw new Invalid(problems)
  return position
}

/** A later correction of the hire date may not overtake the dismissal. */
function employmentProblem({ hireDate, birthDate, dismissedOn }: Employment, today: CalendarDate) {
  const atHire = hireDateProblem(hireDate, birthDate)
  return atHire ?? (dismissedOn === null ? null : dismissalDateProblem(dismissedOn, hireDate, today))
}

function problem(field: string, message: string | null): FieldError[] {
  return message === null ? [] : [{ field, message }]
}

export async function requirePlaceInTariff(tx: Tx, ctx: Ctx, companyId: number): Promise<void> {
  await lockEmployeeCount(tx, companyId)
  const { subscription } = membershipOf(ctx, companyId)
  requireTariff(employeeLimitProblem(subscription, await countActiveEmployees(tx, companyId)))
}
