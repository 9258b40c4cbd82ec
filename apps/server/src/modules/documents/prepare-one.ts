import type { InputValues } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { incidentPart, journalPart, lackingIncident } from './facts/incident-part.ts'
import { loadSubject, type SubjectIds } from './facts/subject.ts'
import {
  answersOf,
  layPaperDesk,
  type PaperDesk,
  preparePaper,
  refuseLacking,
  withPersonRecords,
} from './paper/paper-desk.ts'
import type { PreparedPaper } from './paper/prepared-paper.ts'
import { getTemplate } from './paper/template-of.ts'

export type OnePaper = SubjectIds & {
  companyId: number
  templateId: string
  date: CalendarDate
  /** Null or absent: the paper's own, or the next of the register. */
  number?: string | undefined
  values?: InputValues | undefined
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
}

/** One paper that can be made, or why it cannot. An empty form of an incident is printed but not registered. */
export async function prepareOne(
  tx: Tx,
  ctx: Ctx,
  library: Library,
  input: OnePaper & { register: boolean },
): Promise<{ desk: PaperDesk; paper: PreparedPaper }> {
  const { companyId, templateId, date, values, register } = input
  const laid = await layPaperDesk(tx, ctx, library, { companyId, templateId, date })
  const desk = await withPersonRecords(tx, ctx, laid, { companyId, templateIds: [templateId], date })
  const template = getTemplate(desk.papers, templateId)
  const part = await incidentPart(tx, ctx, template, desk.world, input)
  const journal = await journalPart(tx, ctx, template, input)
  const answers = answersOf(desk, template, { given: values, incident: part ?? undefined })
  const paper = preparePaper(desk, template, answers.values, {
    subject: part?.subject ?? (await loadSubject(tx, companyId, template, input)),
    records: journal.records,
    number: input.number ?? part?.number,
    lacking: register && part === null ? lackingIncident(template) : [],
  })
  refuseLacking(paper)
  return { desk, paper }
}
