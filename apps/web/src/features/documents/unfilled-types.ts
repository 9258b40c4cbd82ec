import { RESPONSIBILITY_GROUPS, type ResponsibilityType } from '@ot/domain'
import type { AnsweredGroup } from '../../lib/company/responsibilities.ts'

/** The types in which somebody has not been named yet, each with its name. */
export function unfilledTypes(
  responsibilities: readonly AnsweredGroup[],
): ReadonlyMap<ResponsibilityType, string> {
  const unfilled = responsibilities.filter(({ roles }) => roles.some(({ employeeId }) => employeeId === null))
  return new Map(
    unfilled.flatMap(({ typeId, typeName }) => {
      const group = RESPONSIBILITY_GROUPS.find(({ id }) => id === typeId)
      return group === undefined ? [] : [[group.type, typeName] as const]
    }),
  )
}
