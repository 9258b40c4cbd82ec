import type { EmployeeAnswer } from '@ot/contract'
import { compareNames } from '@ot/text'
import type { Choice } from '../../../../ui/choices.ts'
import type { EventsTarget } from '../../fields/event-schemas.ts'

export const TARGET_KINDS = ['department', 'position', 'employees'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

export const TARGET_KIND_LABELS = {
  department: 'всему отделу',
  position: 'всем с этой должностью',
  employees: 'выбранным работникам',
} satisfies Record<TargetKind, string>

/** What is chosen of every kind; only that of the chosen kind counts. */
export interface BulkTarget {
  kind: TargetKind
  departmentId: number | null
  positionId: number | null
  employeeIds: readonly number[]
}

/** Empty while nobody is chosen. */
export function eventsTarget({ kind, departmentId, positionId, employeeIds }: BulkTarget): EventsTarget {
  switch (kind) {
    case 'department':
      return departmentId === null ? {} : { departmentId }
    case 'position':
      return positionId === null ? {} : { positionId }
    case 'employees':
      return employeeIds.length === 0 ? {} : { employeeIds: [...employeeIds] }
  }
}

/** How many working employees it names. */
export function targetSize(target: BulkTarget, employees: readonly EmployeeAnswer[]): number {
  const { departmentId, positionId, employeeIds } = eventsTarget(target)
  if (employeeIds !== undefined) return employeeIds.length
  if (departmentId === undefined && positionId === undefined) return 0
  return employees.filter((one) =>
    departmentId === undefined ? one.positionId === positionId : one.employeeGroupId === departmentId,
  ).length
}

/** The positions that somebody here has. */
export function bulkPositions(employees: readonly EmployeeAnswer[]): Choice<number>[] {
  const positions = new Map(employees.map(({ positionId, position }) => [positionId, position.name]))
  return [...positions]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => compareNames(a.label, b.label))
}
