import { type Lacking, printedOnly, type RecordFacts, type TemplateSummary } from '@ot/doc-library'
import { findPosition } from '@ot/reference'
import { nearestProfile, profilePaperFacts } from '@ot/reference/papers'
import type { Subject } from '../facts/subject.ts'
import type { Papers } from './papers.ts'

/** The form to fill in by hand where nothing is known of the profession. */
const BLANK_FORMS: Readonly<Record<string, string>> = {
  'instruktsiya-po-professii': 'perechen-instruktsiy-po-ohrane-truda',
  'karta-riskov-professii': 'karta-otsenki-professionalnyh-riskov',
  'normy-siz-professii': 'list-norm-vydachi-siz-po-professii',
  'kartochka-siz-professii': 'lichnaya-kartochka-ucheta-vydachi-siz',
  'programma-instruktazha-professii': 'programma-pervichnogo-instruktazha',
  'test-po-professii': 'test-opros-pri-instruktazhe',
}

const KEY = 'positionId'
const NO_POSITION = 'Выберите должность, для которой составить документ'

/** What a paper composed of a profession's profile prints, or why it cannot be made; of other papers nothing. */
export type ProfilePart = { records?: RecordFacts; lacking: readonly Lacking[] }

export function profilePart(papers: Papers, template: TemplateSummary, subject: Subject | null): ProfilePart {
  if (template.records !== 'profile') return { lacking: [] }
  if (subject === null) return { lacking: [{ key: KEY, label: NO_POSITION, field: KEY }] }
  const position = findPosition(subject.id)
  const facts = position === null ? null : profilePaperFacts(position)
  if (facts === null) return { lacking: [{ key: KEY, label: noProfile(papers, template, subject) }] }
  return { records: printedOnly(facts, papers.tags(template.id)), lacking: [] }
}

function noProfile(papers: Papers, template: TemplateSummary, { name }: Subject): string {
  const near = nearestProfile(name)
  const form = papers.find(BLANK_FORMS[template.id] ?? '')
  const ways = [
    ...(near === null ? [] : [`составьте его для близкой должности «${near.name}» и проверьте`]),
    ...(form === null ? [] : [`заполните бланк «${form.title}»`]),
  ]
  const advice = ways.length === 0 ? '' : `: ${ways.join(' или ')}`
  return `У должности «${name}» нет профиля опасностей, по нему документ не составить${advice}`
}
