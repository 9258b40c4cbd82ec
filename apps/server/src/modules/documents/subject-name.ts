import type { DocumentFacts, PersonFacts } from '@ot/doc-library'

export function fullName({ lastName, firstName, fatherName }: PersonFacts): string {
  return [lastName, firstName, fatherName].filter((part) => part !== '').join(' ')
}

/** Whom or what a registered paper is about, as it was called on its day. */
export function subjectName({ subject }: Pick<DocumentFacts, 'subject'>): string | null {
  if (subject?.employee !== undefined) return fullName(subject.employee)
  return subject?.department?.name ?? subject?.position?.name ?? null
}
