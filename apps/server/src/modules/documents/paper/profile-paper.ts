import { type Lacking, printedOnly, type RecordFacts, type TemplateSummary } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import { findPosition } from '@ot/reference'
import { profilePaperFacts } from '@ot/reference/papers'
import type { Subject } from '../facts/subject.ts'
import type { Papers } from './papers.ts'

const KEY = 'positionId'
const NO_POSITION = 'Выберите должность, для которой составить документ'

/** What a paper composed of a profession's profile prints, or why it cannot be made; of other papers nothing. */
export type ProfilePart = { records?: RecordFacts; lacking: readonly Lacking[] }

export function profilePart(
  papers: Papers,
  template: TemplateSummary,
  { subject, day }: { subject: Subject | null; day: CalendarDate },
): ProfilePart {
  if (template.records !== 'profile') return { lacking: [] }
  const position = subject === null ? null : findPosition(subject.id)
  if (position === null) return { lacking: [{ key: KEY, label: NO_POSITION, field: KEY }] }
  return { records: printedOnly(profilePaperFacts(position, day), papers.tags(template.id)), lacking: [] }
}
