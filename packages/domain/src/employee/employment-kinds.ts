/** ТК, ст. 60.1: a part-time job beside the main one with the same employer is internal, with another one external. */
export const EMPLOYMENT_KINDS = ['main', 'internal', 'external'] as const
export type EmploymentKind = (typeof EMPLOYMENT_KINDS)[number]

export const EMPLOYMENT_KIND_LABELS = {
  main: 'Основная работа',
  internal: 'Внутреннее совместительство',
  external: 'Внешнее совместительство',
} satisfies Record<EmploymentKind, string>

/** A row of the staff: one job of a person. */
export type Job = { id: number; personId: number; employmentKind: EmploymentKind; dismissedOn: string | null }

/** The other rows of the same person, those who work here first. */
export function otherJobs<J extends Job>(job: Pick<Job, 'id' | 'personId'>, rows: readonly J[]): J[] {
  return rows
    .filter(({ id, personId }) => personId === job.personId && id !== job.id)
    .toSorted((a, b) => Number(a.dismissedOn !== null) - Number(b.dismissedOn !== null) || a.id - b.id)
}

/** Null, or what is wrong with the kind beside the person's other jobs here. */
export function employmentKindProblem(
  kind: EmploymentKind,
  others: readonly Pick<Job, 'employmentKind' | 'dismissedOn'>[],
): string | null {
  const isTaken = others.some((job) => job.dismissedOn === null && job.employmentKind === 'main')
  return kind === 'main' && isTaken
    ? 'Основная работа у человека одна: выберите для этой совместительство или измените вид занятости другой работы'
    : null
}
