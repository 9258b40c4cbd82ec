import { type CalendarDate, NORMS_CHECKED_ON } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { namedInTags } from './facts/company-facts.ts'
import type { PaperDesk } from './paper/paper-desk.ts'
import { namedPeople, type PreparedPaper, subjectFacts } from './paper/prepared-paper.ts'
import { groupOf } from './paper/template-of.ts'
import { type DocumentRow, insertDocument } from './stored/queries.ts'
import { takeNumber } from './take-number.ts'

export type Registration = {
  /** Without a number of its own it takes the next of the register. */
  paper: PreparedPaper
  companyId: number
  date: CalendarDate
  archiveKey?: string | null
}

/** One row of the register with all that the paper is made from, kept for good. */
export async function registerPaper(
  tx: Tx,
  ctx: Ctx,
  { papers, world }: PaperDesk,
  registration: Registration,
): Promise<DocumentRow> {
  const { paper, companyId, date } = registration
  const { template, subject, values, records } = paper
  const about = subjectFacts(paper)
  const group = groupOf(papers, template)
  const year = Number(date.slice(0, 4))
  const number = await takeNumber(tx, { companyId, group, year, wanted: paper.number ?? null })
  const idOf = (kind: string) => (subject?.kind === kind ? subject.id : null)
  return insertDocument(tx, {
    companyId,
    templateId: template.id,
    edition: template.edition,
    name: template.title,
    group: template.group,
    register: group.register,
    year,
    number,
    date,
    employeeId: idOf('employee') ?? subject?.facts.employee?.id ?? null,
    departmentId: idOf('department'),
    positionId: idOf('position'),
    incidentId: idOf('incident'),
    values,
    facts: {
      company: namedInTags(world.company, papers.tags(template.id)),
      employees: namedPeople(papers, paper, world),
      document: { date, number, normsCheckedOn: NORMS_CHECKED_ON },
      ...(about !== undefined && { subject: about }),
      ...(records !== undefined && { records }),
      ...(subject?.incident !== undefined && { incident: subject.incident }),
    },
    createdAt: ctx.now,
    createdBy: ctx.userId,
    needsSignature: template.kind !== 'leaflet',
    archiveKey: registration.archiveKey ?? null,
    personalTemplateId: papers.own(template.id)?.id ?? null,
  })
}
