import type { DocumentAnswer, InputValues, TemplateAnswer } from '@ot/contract'
import type { Library, TemplateSummary } from '@ot/doc-library'
import { normLabel } from '@ot/domain'
import { stillValid } from './check-answers.ts'
import type { CompanyWorld } from './company-facts.ts'
import { lackingFacts } from './lacking-facts.ts'
import type { ListedDocument } from './queries.ts'

export function presentDocument(row: ListedDocument): DocumentAnswer {
  return {
    id: row.id,
    companyId: row.companyId,
    templateId: row.templateId,
    name: row.name,
    group: row.group,
    date: row.date,
    number: row.number,
    employeeId: row.employeeId,
    status: row.voidedAt === null ? 'valid' : 'void',
    voidReason: row.voidReason,
    createdAt: row.createdAt,
  }
}

export function presentTemplate(
  library: Library,
  template: TemplateSummary,
  world: CompanyWorld,
  remembered: InputValues,
  today: string,
): TemplateAnswer {
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
    personalised: false,
    requires: template.requires,
    inputs: template.inputs,
    values,
    lacking,
    missing: lacking.length > 0 ? [] : missingIn(library, template, world, values, today),
  }
}

/** Told by making the paper: what it prints as a line is what it lacks. */
function missingIn(
  library: Library,
  template: TemplateSummary,
  world: CompanyWorld,
  values: InputValues,
  today: string,
) {
  const document = { date: today, number: null }
  return library.make(template.id, { company: world.company, employees: world.people, document, values })
    .missing
}
