import type { CallAnswer, ResponsibilityRole, ResponsibilityTerm } from '@ot/contract'
import {
  type AppointmentOrder,
  type CalendarDate,
  checkRoleTraining,
  findResponsibilityRole,
  type HeldTraining,
  RESPONSIBILITY_GROUPS,
  type RoleDefinition,
  writeOrderLink,
} from '@ot/domain'
import type { HeldRow, NamedTerm } from './queries.ts'

/** Who stands in the roles, what they have learnt, and the day it is asked on. */
export type AppointmentStanding = {
  held: readonly HeldRow[]
  training: ReadonlyMap<number, readonly HeldTraining[]>
  today: CalendarDate
}

export function presentGroups(standing: AppointmentStanding): CallAnswer<'GET /api/responsibilities'> {
  const byRole = new Map(standing.held.map((row) => [row.roleId, row]))
  return RESPONSIBILITY_GROUPS.map(({ id, name, tooltip, roles }) => ({
    typeId: id,
    typeName: name,
    tooltip,
    roles: roles.map((role) => presentRole(role, byRole.get(role.id) ?? null, standing)),
  }))
}

export function presentHeld(row: HeldRow, standing: Omit<AppointmentStanding, 'held'>): ResponsibilityRole {
  return presentRole(roleOf(row.roleId), row, standing)
}

const NOBODY = {
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
}

function presentRole(
  { id: roleId, name: role, educationType, training: demand }: RoleDefinition,
  row: HeldRow | null,
  { training, today }: Omit<AppointmentStanding, 'held'>,
): ResponsibilityRole {
  const asked = { roleId, role, educationType }
  if (row === null) return { ...asked, ...NOBODY }
  const { id: responsibilityId, employeeId, employeeFullName, dismissedOn, version } = row
  const orderLink = writeOrderLink(orderOf(row))
  if (dismissedOn !== null) {
    const dismissed = { responsibilityId, employeeId, employeeFullName, dismissedOn, orderLink, version }
    return { ...asked, ...NOBODY, dismissed }
  }
  const { employeePosition, orderNumber, orderDate, since } = row
  return {
    ...asked,
    employeeId,
    employeeFullName,
    employeePosition,
    responsibilityId,
    orderLink,
    orderNumber,
    orderDate,
    since,
    version,
    dismissed: null,
    training: checkRoleTraining(demand, training.get(employeeId) ?? [], today),
  }
}

export function presentTerm(row: NamedTerm): ResponsibilityTerm {
  const { id, roleId, employeeId, employeeFullName, since, until, endedByNumber, endedByDate } = row
  return {
    id,
    roleId,
    role: roleOf(roleId).name,
    employeeId,
    employeeFullName,
    since,
    until,
    orderLink: writeOrderLink(orderOf(row)),
    endedBy: writeOrderLink(orderOf({ orderNumber: endedByNumber, orderDate: endedByDate })),
    isTakenOff: row.successorId === null,
  }
}

export function orderOf(row: {
  orderNumber: string | null
  orderDate: string | null
}): AppointmentOrder | null {
  const { orderNumber, orderDate } = row
  return orderNumber === null || orderDate === null ? null : { number: orderNumber, date: orderDate }
}

/** Roles are part of the product and never go; a row of another is a broken database. */
export function roleOf(roleId: number): RoleDefinition {
  const role = findResponsibilityRole(roleId)
  if (role === null) throw new Error(`there is no role ${roleId}`)
  return role
}
