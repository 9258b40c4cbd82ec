import type { SetCheck } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import {
  type CalendarDate,
  type CheckedPaper,
  type ConditionsClass,
  guaranteedIn,
  paperDays,
  referredTemplates,
  type SetRemark,
  type StandingPaper,
  setRemarks,
} from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { findConditions } from './facts/conditions-queries.ts'
import { fullName, nameInArchive } from './facts/subject-name.ts'
import { titleOf } from './paper/finished-papers.ts'
import { checkPaperDate } from './paper/paper.ts'
import { type PreparedPaper, SUBJECT_QUESTION } from './paper/prepared-paper.ts'
import { type PapersRequest, type PreparedMany, prepareMany } from './prepare-many.ts'
import { inPrintingOrder } from './printing-order.ts'
import { findStanding } from './stored/queries.ts'

type CheckSet = PapersRequest & { templateIds: readonly string[] }

export async function checkSet(ctx: Ctx, library: Library, input: CheckSet): Promise<SetCheck> {
  membershipOf(ctx, input.companyId)
  checkPaperDate(ctx, input.companyId, input.date)
  const templates = inPrintingOrder(library, input.templateIds)
  return readScoped(ctx, async (tx) => {
    const many = await prepareMany(tx, ctx, library, templates, input)
    const standing = await standingBeside(tx, library, many.prepared, input.companyId)
    return { remarks: await remarksOf(tx, many, { ...input, standing }) }
  })
}

/** What is registered of those whom the papers are about, of their own templates and of those that refer to them. */
async function standingBeside(
  tx: Tx,
  library: Library,
  prepared: readonly PreparedPaper[],
  companyId: number,
): Promise<StandingPaper[]> {
  const made = new Set(prepared.map(({ template }) => template.id))
  const referring = library.templates.filter(({ inputs }) =>
    referredTemplates(inputs).some((id) => made.has(id)),
  )
  const rows = await findStanding(tx, companyId, {
    templateIds: [...made, ...referring.map(({ id }) => id)],
    employeeIds: [...new Set(prepared.flatMap((paper) => employeeOf(paper) ?? []))],
  })
  return rows.flatMap(({ templateId, date, employeeId, values }) => {
    const template = library.find(templateId)
    if (template === null) return []
    const { inputs, title } = template
    const days = paperDays(inputs, values)
    return [
      {
        templateId,
        name: title,
        date,
        employeeId,
        days,
        guaranteed: [],
        refersTo: referredTemplates(inputs),
      },
    ]
  })
}

/** What in papers that are about to be made does not agree. */
export async function remarksOf(
  tx: Tx,
  { desk, prepared }: PreparedMany,
  {
    companyId,
    date,
    standing = [],
  }: { companyId: number; date: CalendarDate; standing?: readonly StandingPaper[] },
): Promise<SetRemark[]> {
  const papers = prepared.filter(({ lacking }) => lacking.length === 0).map(checked)
  const conditions = papers.some(({ guaranteed }) => guaranteed.length > 0)
    ? await findConditions(tx, companyId)
    : new Map<number, ConditionsClass>()
  const people = new Map(
    desk.world.people.map((person) => [
      person.id,
      { name: fullName(person), conditions: conditions.get(person.id) ?? null },
    ]),
  )
  return setRemarks({ date, papers, people, standing })
}

function employeeOf({ subject, values }: PreparedPaper): number | null {
  const named = values[SUBJECT_QUESTION]
  return subject?.facts.employee?.id ?? (typeof named === 'number' ? named : null)
}

function checked(paper: PreparedPaper): CheckedPaper {
  const { template, subject, values } = paper
  const about =
    subject === null ? null : nameInArchive({ subject: subject.facts, incident: subject.incident })
  return {
    templateId: template.id,
    name: titleOf({ template, subject: about }),
    employeeId: employeeOf(paper),
    days: paperDays(template.inputs, values),
    guaranteed: guaranteedIn(template.inputs, values),
  }
}
