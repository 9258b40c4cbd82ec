import type { TemplateAnswer } from '@ot/contract'
import { SUBJECT_KINDS, type SubjectKind } from '@ot/domain'

/** Whom or what papers of the template are about; null: the whole company. */
export function subjectKindOf({ scope }: TemplateAnswer): SubjectKind | null {
  return SUBJECT_KINDS.find((kind) => kind === scope) ?? null
}

export const ABOUT_LABELS = {
  employee: 'Оформить на работников',
  department: 'Оформить на отделы',
  position: 'Оформить на должности',
} satisfies Record<SubjectKind, string>

export const WHOM_LABELS = {
  employee: 'Работники',
  department: 'Отделы',
  position: 'Должности',
} satisfies Record<SubjectKind, string>

export const EVERYBODY_LABELS = {
  employee: 'Все работники',
  department: 'Все отделы',
  position: 'Все должности',
} satisfies Record<SubjectKind, string>

export const NOBODY_TEXTS = {
  employee: 'В организации пока нет работников',
  department: 'В организации пока нет отделов',
  position: 'Должности появятся вместе с работниками',
} satisfies Record<SubjectKind, string>

/** How a call names one of them, and many. */
export function subjectInCall(kind: SubjectKind, id: number) {
  switch (kind) {
    case 'employee':
      return { employeeId: id }
    case 'department':
      return { departmentId: id }
    case 'position':
      return { positionId: id }
  }
}

export function manySubjects(kind: SubjectKind, ids: readonly number[]) {
  switch (kind) {
    case 'employee':
      return { employeeIds: [...ids] }
    case 'department':
      return { departmentIds: [...ids] }
    case 'position':
      return { positionIds: [...ids] }
  }
}
