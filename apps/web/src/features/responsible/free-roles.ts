import type { ResponsibilityGroup } from '../../lib/company/responsibilities.ts'

/** Roles in which nobody stands who works here. */
export function freeRoles({ roles }: ResponsibilityGroup): number {
  return roles.filter(({ employeeId }) => employeeId === null).length
}
