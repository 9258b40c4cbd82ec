import type { IncidentAnswer } from '@ot/contract'

export const WHOM = ['department', 'position', 'people'] as const
export type Whom = (typeof WHOM)[number]

export const CONCERNED_LABELS = {
  department: 'Отдел',
  position: 'Должность',
  people: 'Выбранные работники',
} satisfies Record<Whom, string>

/** Whom something out of turn is asked of. */
export interface ConcernedValues {
  whom: Whom
  departmentId: number | null
  positionId: number | null
  employeeIds: readonly number[]
  dueOn: string
}

/** At first, the department in which it happened. */
export function concernedValues({ departmentId, victims }: IncidentAnswer, dueOn: string): ConcernedValues {
  return {
    whom: 'department',
    departmentId,
    positionId: null,
    dueOn,
    employeeIds: victims.flatMap(({ employeeId }) => employeeId ?? []),
  }
}

type Concerned = { departmentId: number } | { positionId: number } | { employeeIds: number[] }

/** Null: nobody has been chosen yet. */
export function concernedBody(values: ConcernedValues): Concerned | null {
  const { whom, departmentId, positionId, employeeIds } = values
  switch (whom) {
    case 'department':
      return departmentId === null ? null : { departmentId }
    case 'position':
      return positionId === null ? null : { positionId }
    case 'people':
      return employeeIds.length === 0 ? null : { employeeIds: [...employeeIds] }
  }
}

/** Under which field of the form the choice is wrong. */
export const CHOICE_OF = {
  department: 'departmentId',
  position: 'positionId',
  people: 'employeeIds',
} as const satisfies Record<Whom, keyof ConcernedValues>
