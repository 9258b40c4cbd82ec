import type { ResponsibilityGroup } from '@ot/domain'

/** Every role as nobody has been named for it yet. */
export function presentUnfilledGroup(group: ResponsibilityGroup) {
  return {
    typeId: group.id,
    typeName: group.name,
    tooltip: group.tooltip,
    roles: group.roles.map((role) => ({
      roleId: role.id,
      role: role.name,
      employeeId: null,
      employeeFullName: null,
      educationType: role.educationType,
      orderLink: null,
      responsibilityId: null,
    })),
  }
}
