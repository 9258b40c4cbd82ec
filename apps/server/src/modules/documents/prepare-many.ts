import type { InputValues } from '@ot/contract'
import type { Library, TemplateSummary } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { incidentJournal } from '../incident-facts/index.ts'
import { calendarYearOf, findIncident, incidentParts, lackingIncident } from './facts/incident-part.ts'
import { loadPaperSubjects, type ManySubjectIds, subjectsFor } from './facts/subject.ts'
import {
  answersOf,
  layPaperDesk,
  type PaperDesk,
  preparePaper,
  withPersonRecords,
} from './paper/paper-desk.ts'
import type { PreparedPaper } from './paper/prepared-paper.ts'
import { getTemplate } from './paper/template-of.ts'

const MOST_PAPERS = 3000

export type PapersRequest = ManySubjectIds & {
  companyId: number
  date: CalendarDate
  /** Registered papers of an investigation need their incident; empty forms are only printed. */
  register?: boolean
  values?: Readonly<Record<string, InputValues>> | undefined
}

export type PreparedMany = {
  desk: PaperDesk
  prepared: PreparedPaper[]
  /** The papers of a template once more, with what is known by then. */
  again: (template: TemplateSummary, desk: PaperDesk) => PreparedPaper[]
}

/** In the order of printing (template, then whom it is about), each with what it will be made from. */
export async function prepareMany(
  tx: Tx,
  ctx: Ctx,
  library: Library,
  templates: readonly TemplateSummary[],
  request: PapersRequest,
): Promise<PreparedMany> {
  const { companyId, date, register = false, values = {} } = request
  const laid = await layPaperDesk(tx, ctx, library, { companyId, date })
  const templateIds = templates.map(({ id }) => id)
  const desk = await withPersonRecords(tx, ctx, laid, { companyId, templateIds, date })
  const subjects = await loadPaperSubjects(tx, companyId, request)
  const incident = await findIncident(tx, ctx, desk.world, request)
  const journal = templates.some(({ records }) => records === 'incident')
    ? await incidentJournal(tx, companyId, calendarYearOf(ctx.today(companyId)))
    : undefined
  const again: PreparedMany['again'] = ({ id }, desk) => {
    const template = getTemplate(desk.papers, id)
    const given = values[id]
    const parts = incidentParts(template, incident)
    if (parts.length > 0) {
      return parts.map((part) =>
        preparePaper(desk, template, answersOf(desk, template, { given, incident: part }).values, part),
      )
    }
    const { values: answers } = answersOf(desk, template, { given })
    const records = template.records === 'incident' ? journal : undefined
    const lacking = register ? lackingIncident(template) : []
    const chosen = subjectsFor(template, subjects)
    return (chosen.length === 0 ? [null] : chosen).map((subject) =>
      preparePaper(desk, template, answers, { subject, records, lacking }),
    )
  }
  const prepared = templates.flatMap((template) => again(template, desk))
  if (prepared.length > MOST_PAPERS) {
    const tooMany = `Документов получилось бы ${prepared.length}. Выберите меньше: не больше ${MOST_PAPERS} за один раз`
    throw Invalid.field('templateIds', tooMany)
  }
  return { desk, prepared, again }
}
