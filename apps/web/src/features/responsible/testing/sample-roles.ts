import type { ResponsibilityRole } from '@ot/contract'
import { findResponsibilityRole, RESPONSIBILITY_GROUPS } from '@ot/domain'
import type { AnsweredGroup } from '../../../lib/company/responsibilities.ts'

export function sampleRole(roleId: number, own: Partial<ResponsibilityRole> = {}): ResponsibilityRole {
  const role = findResponsibilityRole(roleId)
  return {
    roleId,
    role: role?.name ?? '',
    educationType: role?.educationType ?? '',
    employeeId: null,
    employeeFullName: null,
    employeePosition: null,
    responsibilityId: null,
    orderLink: null,
    orderNumber: null,
    orderDate: null,
    since: null,
    training: null,
    dismissed: null,
    version: null,
    ...own,
  }
}

/** Every group; the roles given stand in the place of free ones. */
export function sampleGroups(...held: ResponsibilityRole[]): AnsweredGroup[] {
  return RESPONSIBILITY_GROUPS.map(({ id, name, tooltip, roles }) => ({
    typeId: id,
    typeName: name,
    tooltip,
    roles: roles.map((role) => held.find(({ roleId }) => roleId === role.id) ?? sampleRole(role.id)),
  }))
}
