import type { DocumentAnswer, InputValues, TemplateAnswer } from '@ot/contract'
import { INCIDENT_ROOTS, type Library, type TemplateSummary } from '@ot/doc-library'
import { type DocumentStatus, normLabel } from '@ot/domain'
import type { CompanyWorld } from './facts/company-facts.ts'
import { lackingFacts } from './facts/lacking-facts.ts'
import { subjectName } from './facts/subject-name.ts'
import type { NeedOf } from './load-needs.ts'
import { stillValid } from './paper/check-answers.ts'
import type { Papers } from './paper/papers.ts'
import type { ListedDocument } from './stored/history-queries.ts'
import type { DocumentRow } from './stored/queries.ts'

/** `changes`: which facts of an outdated one are others now. */
export function presentDocument(row: ListedDocument, changes: readonly string[]): DocumentAnswer {
  return {
    id: row.id,
    companyId: row.companyId,
    templateId: row.templateId,
    name: row.name,
    group: row.group,
    date: row.date,
    number: row.number,
    employeeId: row.employeeId,
    departmentId: row.departmentId,
    positionId: row.positionId,
    incidentId: row.incidentId,
    subject: row.subject === null ? null : subjectName({ subject: row.subject }),
    status: statusOf(row, changes),
    changes: [...changes],
    voidReason: row.voidReason,
    replacedBy: row.replacement,
    signedOn: row.signedOn,
    awaitsSignature: awaitsSignature(row),
    createdAt: row.createdAt,
  }
}

function awaitsSignature({ needsSignature, signedOn, voidedAt, replacedBy }: ListedDocument): boolean {
  return needsSignature && signedOn === null && voidedAt === null && replacedBy === null
}

function statusOf({ voidedAt }: ListedDocument, changes: readonly string[]): DocumentStatus {
  if (voidedAt !== null) return 'void'
  return changes.length > 0 ? 'outdated' : 'valid'
}

/** One that was registered or voided just now. */
export function presentNew(row: DocumentRow): DocumentAnswer {
  return presentDocument({ ...row, subject: row.facts.subject ?? null, replacement: null }, [])
}

const SUBJECT_KEYS: Partial<Record<TemplateSummary['scope'], string>> = {
  employee: 'работник',
  department: 'отдел',
  position: 'профессия',
}

type Known = { world: CompanyWorld; remembered: InputValues; today: string; needOf: NeedOf }

export async function presentTemplate(
  library: Library,
  papers: Papers,
  template: TemplateSummary,
  { world, remembered, today, needOf }: Known,
): Promise<TemplateAnswer> {
  const own = papers.own(template.id)
  const newest = library.find(template.id)?.edition ?? template.edition
  const values = stillValid(template, remembered, world.people)
  const lacking = lackingFacts(template, world.company)
  return {
    id: template.id,
    name: template.title,
    group: template.group,
    scope: template.scope,
    edition: template.edition,
    legalBasis: template.legalBasis.map(({ act, clause }) => normLabel(act, clause ?? undefined)),
    activities: template.activities === 'all' ? [] : template.activities.map(Number),
    personalised: own !== null,
    personalBehind: own !== null && own.baseEdition < newest,
    needReason: needOf(template),
    requires: template.requires,
    inputs: template.inputs,
    values,
    lacking,
    missing: lacking.length > 0 ? [] : await missingIn(papers, template, world, values, today),
  }
}

/** What the paper would print as a line; told without making it. Whom it is about is chosen when it is made. */
async function missingIn(
  papers: Papers,
  template: TemplateSummary,
  world: CompanyWorld,
  values: InputValues,
  today: string,
) {
  const document = { date: today, number: null }
  const facts = { company: world.company, employees: world.people, document, values }
  const missing = await papers.missing(template.id, facts)
  if (template.scope === 'incident')
    return missing.filter(({ key }) => !INCIDENT_ROOTS.has(key.split('.')[0] ?? key))
  return missing.filter(({ key }) => key !== SUBJECT_KEYS[template.scope])
}
