import type { FieldError, MemberInput } from '@ot/contract'
import { commissionProblems } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import type { NewMemberRow } from './part-queries.ts'
import { findInvolved, type Person } from './people-queries.ts'

const MEMBERS = 'commission.members'

type Of = { companyId: number; incidentId: number; victimIds: ReadonlySet<number> }

/** Rows of the commission, or 422 with all that is wrong with it. */
export async function seatCommission(
  tx: Tx,
  members: readonly MemberInput[],
  of: Of,
): Promise<NewMemberRow[]> {
  const { companyId, incidentId, victimIds } = of
  const ids = members.flatMap(({ employeeId }) => (employeeId === null ? [] : [employeeId]))
  const people = await findInvolved(tx, companyId, ids)
  const rows = members.map((member, place) => ({
    companyId,
    incidentId,
    place,
    employeeId: member.employeeId,
    role: member.role,
    ...namedAs(member, people, place),
    organisation: member.organisation,
  }))
  const problems = commissionProblems(rows, victimIds).map(problemField)
  if (problems.length > 0) throw new Invalid(problems)
  return rows
}

function namedAs(member: MemberInput, people: ReadonlyMap<number, Person>, place: number) {
  const { employeeId, fullname, position } = member
  if (employeeId === null) {
    if (fullname === null)
      throw Invalid.field(`${MEMBERS}.${place}.fullname`, 'Укажите фамилию, имя и отчество')
    return { fullname, position }
  }
  const person = people.get(employeeId)
  if (person === undefined) throw Invalid.field(`${MEMBERS}.${place}.employeeId`, 'Такого работника нет')
  return { fullname: fullname ?? person.fullname, position: position ?? person.position }
}

function problemField({ place, message }: { place: number | null; message: string }): FieldError {
  return { field: place === null ? MEMBERS : `${MEMBERS}.${place}.employeeId`, message }
}
