import type { DocumentFacts, PrintedPersonFacts } from '@ot/doc-library'

export function fullName({ lastName, firstName, fatherName }: PrintedPersonFacts): string {
  return [lastName, firstName, fatherName].filter((part) => part !== '').join(' ')
}

/** Whom or what a registered paper is about, as it was called on its day. */
export function subjectName({ subject }: { subject?: DocumentFacts['subject'] | undefined }): string | null {
  if (subject?.incident !== undefined) return incidentName(subject.incident.label, subject.employee)
  if (subject?.employee !== undefined) return fullName(subject.employee)
  return subject?.department?.name ?? subject?.position?.name ?? null
}

/** By what a paper is told from others of its template in an archive: those of a whole incident are one each. */
export function nameInArchive({
  subject,
  incident,
}: {
  subject?: DocumentFacts['subject'] | undefined
  incident?: DocumentFacts['incident'] | undefined
}): string | null {
  const isWhole = incident !== undefined && incident.about === null && incident.questioned === null
  return isWhole ? null : subjectName({ subject })
}

function incidentName(label: string, victim: PrintedPersonFacts | undefined): string {
  return victim === undefined ? label : `${fullName(victim)}, ${label.toLowerCase()}`
}
