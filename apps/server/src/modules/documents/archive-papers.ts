import type { InputValues } from '@ot/contract'
import type { TemplateSummary } from '@ot/doc-library'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { incidentJournal } from '../incident-facts/index.ts'
import { type CompanyWorld, loadCompanyWorld } from './facts/company-facts.ts'
import { findIncident, incidentParts, lackingIncident, yearOf } from './facts/incident-part.ts'
import { lackingFacts } from './facts/lacking-facts.ts'
import { loadSubjects, type ManySubjectIds, type Subject, subjectsFor } from './facts/subject.ts'
import { checkAnswers, stillValid } from './paper/check-answers.ts'
import type { Papers } from './paper/papers.ts'
import { type PreparedPaper, withSubject } from './paper/prepared-paper.ts'
import { profilePart } from './paper/profile-paper.ts'
import { getTemplate } from './paper/template-of.ts'
import { findAnswers } from './stored/queries.ts'

const MOST_PAPERS = 3000

export type PapersRequest = ManySubjectIds & {
  companyId: number
  /** Registered papers of an investigation need their incident; empty forms are only printed. */
  register?: boolean
  values?: Readonly<Record<string, InputValues>> | undefined
}

/** In the order of printing (template, then whom it is about), each with what it will be made from: answers given now
 * over the remembered ones. */
export async function preparePapers(
  tx: Tx,
  ctx: Ctx,
  papers: Papers,
  templates: readonly TemplateSummary[],
  request: PapersRequest,
): Promise<{ world: CompanyWorld; prepared: PreparedPaper[] }> {
  const { companyId, values: answers = {} } = request
  const world = await loadCompanyWorld(tx, companyId)
  const remembered = await findAnswers(tx, companyId)
  const subjects = await loadSubjects(tx, companyId, request)
  const incident = await findIncident(tx, ctx, world, request)
  const journal = templates.some(({ records }) => records === 'incident')
    ? await incidentJournal(tx, companyId, yearOf(ctx.today(companyId)))
    : null
  const prepared = templates.flatMap(({ id }): PreparedPaper[] => {
    const template = getTemplate(papers, id)
    const given = checkAnswers(template, answers[template.id] ?? {}, world.people)
    const values = { ...stillValid(template, remembered.get(template.id) ?? {}, world.people), ...given }
    const lacking = lackingFacts(template, world.company)
    const parts = incidentParts(template, incident)
    if (parts.length > 0) {
      return parts.map(({ subject, answers: own, number }) => ({
        template,
        subject,
        lacking,
        number,
        values: { ...own, ...given },
      }))
    }
    const chosen = subjectsFor(template, subjects)
    const paperAbout = (subject: Subject | null): PreparedPaper => {
      const composed = profilePart(papers, template, subject)
      return {
        template,
        subject,
        values: withSubject(template, subject, values),
        ...composed,
        ...(template.records === 'incident' && journal !== null && { records: journal }),
        lacking: [...lacking, ...composed.lacking, ...(request.register ? lackingIncident(template) : [])],
      }
    }
    return chosen.length === 0 ? [paperAbout(null)] : chosen.map(paperAbout)
  })
  if (prepared.length > MOST_PAPERS) {
    const tooMany = `Документов получилось бы ${prepared.length}. Выберите меньше: не больше ${MOST_PAPERS} за один раз`
    throw Invalid.field('templateIds', tooMany)
  }
  return { world, prepared }
}
