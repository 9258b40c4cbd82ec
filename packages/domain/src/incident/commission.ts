import type { MemberRole } from './incident-sets.ts'

/** ТК РФ, ст. 229, ч. 1. */
export const COMMISSION_MIN = 3

type SeatedMember = { employeeId: number | null; fullname: string; role: MemberRole }
export type CommissionProblem = { place: number | null; message: string }

/** What forbids such a commission: ТК РФ, ст. 229 and приказ Минтруда № 223н, п. 22. An empty one is not formed yet. */
export function commissionProblems(
  members: readonly SeatedMember[],
  victimIds: ReadonlySet<number>,
): CommissionProblem[] {
  if (members.length === 0) return []
  const problems: CommissionProblem[] = []
  if (members.length < COMMISSION_MIN)
    problems.push(whole(`В комиссии не меньше трёх человек, а внесено ${members.length} (ТК РФ, ст. 229)`))
  else if (members.length % 2 === 0)
    problems.push(
      whole(`Число членов комиссии нечётное, а внесено ${members.length} (приказ Минтруда № 223н, п. 22)`),
    )
  const chairs = members.filter(({ role }) => role === 'chair').length
  if (chairs !== 1)
    problems.push(whole(chairs === 0 ? 'Отметьте председателя комиссии' : 'Председатель в комиссии один'))
  return [...problems, ...members.flatMap((member, place) => seatProblems(member, place, members, victimIds))]
}

function seatProblems(
  { employeeId, fullname }: SeatedMember,
  place: number,
  members: readonly SeatedMember[],
  victimIds: ReadonlySet<number>,
): CommissionProblem[] {
  if (employeeId === null) return []
  if (victimIds.has(employeeId)) return [{ place, message: `Не входит в комиссию пострадавший: ${fullname}` }]
  const isRepeated = members.findIndex((other) => other.employeeId === employeeId) < place
  return isRepeated ? [{ place, message: `Уже в комиссии: ${fullname}` }] : []
}

function whole(message: string): CommissionProblem {
  return { place: null, message }
}
