import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../errors.ts'
import { isDepartmentOf, isEmployeeOf, isPosition } from './facts-queries.ts'

/** Whom a paper of one employee, department or position is about. */
export type Subject = {
  employeeId?: number | undefined
  departmentId?: number | undefined
  positionId?: number | undefined
}

export async function checkSubject(tx: Tx, companyId: number, subject: Subject): Promise<void> {
  const { employeeId, departmentId, positionId } = subject
  if (employeeId !== undefined && !(await isEmployeeOf(tx, companyId, employeeId))) {
    throw Invalid.field('employeeId', 'Такого работника нет')
  }
  if (departmentId !== undefined && !(await isDepartmentOf(tx, companyId, departmentId))) {
    throw Invalid.field('departmentId', 'Такого отдела нет')
  }
  if (positionId !== undefined && !(await isPosition(tx, positionId))) {
    throw Invalid.field('positionId', 'Такой должности нет')
  }
}
