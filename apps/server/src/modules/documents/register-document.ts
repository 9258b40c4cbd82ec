import type { DocumentAnswer, InputValues } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { loadCompanyWorld } from './facts/company-facts.ts'
import { journalPart, requireIncident } from './facts/incident-part.ts'
import { loadSubject, type SubjectIds } from './facts/subject.ts'
import { checkAnswers, stillValid } from './paper/check-answers.ts'
import { checkPaperDate, refuseLacking } from './paper/paper.ts'
import { loadPapers } from './paper/papers.ts'
import { withSubject } from './paper/prepared-paper.ts'
import { requireProfile } from './paper/profile-paper.ts'
import { getTemplate } from './paper/template-of.ts'
import { presentNew } from './present.ts'
import { registerPaper } from './register-paper.ts'
import { findTemplateAnswers } from './stored/queries.ts'

export type RegisterDocument = SubjectIds & {
  companyId: number
  templateId: string
  date: CalendarDate
  number?: string | undefined
  values?: InputValues | undefined
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
}

export async function registerDocument(
  ctx: Ctx,
  library: Library,
  input: RegisterDocument,
): Promise<DocumentAnswer> {
  const { companyId, date, number = null } = input
  allow(ctx, companyId, 'document.make')
  checkPaperDate(ctx, companyId, date)
  const { id } = getTemplate(library, input.templateId)
  return inTransaction(ctx, companyId, async (tx) => {
    const papers = await loadPapers(tx, ctx, library, companyId)
    const template = getTemplate(papers, id)
    const world = await loadCompanyWorld(tx, companyId)
    refuseLacking(template, world)
    const part = await requireIncident(tx, ctx, template, world, input)
    const subject = part?.subject ?? (await loadSubject(tx, companyId, template, input))
    const given = checkAnswers(template, input.values ?? {}, world.people)
    const answers = part?.answers ?? (await findTemplateAnswers(tx, companyId, template.id))
    const remembered = stillValid(template, answers, world.people)
    const values = withSubject(template, subject, { ...remembered, ...given })
    const paper = {
      template,
      subject,
      values,
      lacking: [],
      ...requireProfile(papers, template, subject),
      ...(await journalPart(tx, ctx, template, input)),
    }
    const wanted = number ?? part?.number ?? null
    const row = await registerPaper(tx, ctx, papers, { paper, world, companyId, date, number: wanted })
    await audit(tx, ctx, {
      companyId,
      action: 'document.registered',
      entity: 'document',
      entityId: row.id,
      before: null,
      after: { name: row.name, number: row.number, date: row.date },
    })
    return presentNew(row)
  })
}
