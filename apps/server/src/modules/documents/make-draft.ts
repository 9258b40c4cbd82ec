import type { InputValues } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { loadCompanyWorld } from './facts/company-facts.ts'
import { incidentPart, journalPart } from './facts/incident-part.ts'
import { loadSubject, type SubjectIds } from './facts/subject.ts'
import { checkAnswers, stillValid } from './paper/check-answers.ts'
import { documentFileName } from './paper/file-names.ts'
import { checkPaperDate, refuseLacking } from './paper/paper.ts'
import { loadPapers } from './paper/papers.ts'
import { factsOf, withSubject } from './paper/prepared-paper.ts'
import type { WordFile } from './paper/printed.ts'
import { requireProfile } from './paper/profile-paper.ts'
import { getTemplate } from './paper/template-of.ts'
import { findTemplateAnswers } from './stored/queries.ts'

export type MakeDraft = SubjectIds & {
  templateId: string
  companyId: number
  date: CalendarDate
  number?: string | undefined
  values?: InputValues | undefined
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
}

/** A paper to look at or to print without registering it; answers given now stand over the remembered ones. */
export async function makeDraft(ctx: Ctx, library: Library, input: MakeDraft): Promise<WordFile> {
  const { companyId, date, number = null } = input
  membershipOf(ctx, companyId)
  const { id } = getTemplate(library, input.templateId)
  checkPaperDate(ctx, companyId, date)
  const { papers, world, remembered, template, part, journal, subject } = await readScoped(
    ctx,
    async (tx) => {
      const papers = await loadPapers(tx, ctx, library, companyId)
      const template = getTemplate(papers, id)
      const world = await loadCompanyWorld(tx, companyId)
      const part = await incidentPart(tx, ctx, template, world, input)
      return {
        papers,
        template,
        world,
        part,
        remembered: part?.answers ?? (await findTemplateAnswers(tx, companyId, id)),
        journal: await journalPart(tx, ctx, template, input),
        subject: part?.subject ?? (await loadSubject(tx, companyId, template, input)),
      }
    },
  )
  refuseLacking(template, world)
  const given = checkAnswers(template, input.values ?? {}, world.people)
  const answers = { ...stillValid(template, remembered, world.people), ...given }
  const composed = requireProfile(papers, template, subject)
  const paper = {
    template,
    subject,
    values: withSubject(template, subject, answers),
    lacking: [],
    ...composed,
    ...journal,
  }
  const { bytes } = await papers.make(
    id,
    factsOf(world, paper, { date, number: number ?? part?.number ?? null }),
  )
  return { fileName: documentFileName({ name: template.title, number, date }), content: bytes }
}
