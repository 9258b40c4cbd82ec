import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import {
  type EventSubject,
  subjectsByIds,
  subjectsOfDepartment,
  subjectsOfPosition,
} from './subject-queries.ts'

/** Whom a call for many means: exactly one of the three. */
export type SubjectChoice = {
  employeeIds?: readonly number[] | undefined
  departmentId?: number | undefined
  positionId?: number | undefined
}

export async function chosenSubjects(
  tx: Tx,
  companyId: number,
  choice: SubjectChoice,
): Promise<EventSubject[]> {
  const { employeeIds, departmentId, positionId } = choice
  const named = [employeeIds, departmentId, positionId].filter((part) => part !== undefined)
  if (named.length !== 1)
    throw Invalid.field('employeeIds', 'Укажите работников, отдел или должность — что-то одно')
  if (employeeIds !== undefined) return thoseNamed(tx, companyId, employeeIds)
  if (departmentId !== undefined) {
    const subjects = working(await subjectsOfDepartment(tx, companyId, departmentId))
    return someOf(subjects, 'departmentId', 'В этом отделе нет работников')
  }
  const subjects =
    positionId === undefined ? [] : working(await subjectsOfPosition(tx, companyId, positionId))
  return someOf(subjects, 'positionId', 'На этой должности никто не работает')
}

async function thoseNamed(
  tx: Tx,
  companyId: number,
  employeeIds: readonly number[],
): Promise<EventSubject[]> {
  const ids = new Set(employeeIds)
  const subjects = await subjectsByIds(tx, companyId, [...ids])
  if (subjects.length < ids.size) throw Invalid.field('employeeIds', 'Такого работника нет')
  const dismissed = subjects.find(({ dismissedOn }) => dismissedOn !== null)
  if (dismissed !== undefined) throw Invalid.field('employeeIds', `${dismissed.fullname}: работник уволен`)
  return subjects
}

function working(subjects: readonly EventSubject[]): EventSubject[] {
  return subjects.filter(({ dismissedOn }) => dismissedOn === null)
}

function someOf(subjects: EventSubject[], field: string, message: string): EventSubject[] {
  if (subjects.length === 0) throw Invalid.field(field, message)
  return subjects
}
