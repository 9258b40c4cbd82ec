import type { AnsweredInput, DocumentAnswer, TemplateAnswer, TemplateInput } from '@ot/contract'
import { type Library, missingBesidesSubject, type TemplateSummary } from '@ot/doc-library'
import { type DocumentStatus, normLabel } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import { subjectName } from './facts/subject-name.ts'
import type { Needs } from './load-needs.ts'
import { answersOf, type PaperAnswers, type PaperDesk, preparePaper } from './paper/paper-desk.ts'
import { factsOfPaper, type PreparedPaper } from './paper/prepared-paper.ts'
import { withRecordLines } from './paper/record-lines.ts'
import type { ListedDocument } from './stored/history-queries.ts'
import type { DocumentRow } from './stored/queries.ts'

/** `changes`: which facts of an outdated one are others now. */
export function presentDocument(
  { ownPdf }: Pick<Ctx, 'ownPdf'>,
  row: ListedDocument,
  changes: readonly string[],
): DocumentAnswer {
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
    wordOnly: row.personalTemplateId !== null && !ownPdf,
    hasPages: row.personalTemplateId === null,
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
export function presentNew(ctx: Pick<Ctx, 'ownPdf'>, row: DocumentRow): DocumentAnswer {
  return presentDocument(ctx, { ...row, subject: row.facts.subject ?? null, replacement: null }, [])
}

type Known = { desk: PaperDesk; today: string; needs: Needs; ownPdf: boolean }

export async function presentTemplate(
  library: Library,
  template: TemplateSummary,
  { desk, today, needs, ownPdf }: Known,
): Promise<TemplateAnswer> {
  const own = desk.papers.own(template.id)
  const newest = library.find(template.id)?.edition ?? template.edition
  const answers = answersOf(desk, template)
  const inputs = presentInputs(desk, template, answers)
  const paper = preparePaper(desk, template, answers.values, { subject: null })
  // Whom it is about is chosen when it is made.
  const lacking = paper.lacking.flatMap(({ key, label, field }) =>
    field === undefined ? [{ key, label }] : [],
  )
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
    wordOnly: own !== null && !ownPdf,
    needReason: needs.needOf(template),
    absentReason: needs.absentOf(template),
    requires: template.requires,
    questions: inputs.length,
    inputs,
    values: answers.values,
    needsSubject: paper.lacking.some(({ field }) => field !== undefined),
    lacking,
    missing: lacking.length > 0 ? [] : await missingIn(desk, paper, today),
  }
}

/** What the paper would print as a line or leave out; told without making it. */
async function missingIn({ papers, world, undecided }: PaperDesk, paper: PreparedPaper, today: string) {
  const { template } = paper
  const missing = await papers.missing(template.id, factsOfPaper(world, paper, { date: today, number: null }))
  // What nobody has decided is not printed until then.
  const ofProfiles = template.records === 'profile' ? undecided() : []
  return [...missingBesidesSubject(template, missing), ...ofProfiles]
}

function questionOf({ key, label, type, hint, lines }: TemplateSummary['inputs'][number]): TemplateInput {
  return { key, label, type, hint, ...(lines === undefined ? {} : { lines }) }
}

/** As a paper asks, whatever answers it. */
export function presentQuestions({ inputs }: Pick<TemplateSummary, 'inputs'>): TemplateInput[] {
  return inputs.map(questionOf)
}

/** Of no records, or of one, nothing can be left out. */
function hasSomethingToChoose({ linesOf, lines = [] }: TemplateSummary['inputs'][number]): boolean {
  return linesOf === undefined || lines.length > 1
}

/** Each question with what answers it: the paper's own answer, a fact of the organisation, its records, a default. */
function presentInputs(desk: PaperDesk, template: TemplateSummary, { known }: PaperAnswers): AnsweredInput[] {
  const own = desk.remembered.get(template.id) ?? {}
  const { inputs } = withRecordLines(desk.lines, template)
  return inputs.filter(hasSomethingToChoose).map((input) => ({
    ...questionOf(input),
    fact: input.fact?.split('.')[0] ?? null,
    answeredBy: own[input.key] == null ? (known.get(input.key)?.by ?? null) : 'paper',
  }))
}
