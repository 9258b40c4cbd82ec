import type { AnsweredGroup } from '../../lib/company/responsibilities.ts'

/** Roles in which nobody stands who works here. */
export function freeRoles({ roles }: AnsweredGroup): number {
  return roles.filter(({ employeeId }) => employeeId === null).length
}
