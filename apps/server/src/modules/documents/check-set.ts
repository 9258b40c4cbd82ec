import type { SetCheck } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import {
  type CalendarDate,
  type CheckedPaper,
  type ConditionsClass,
  guaranteedIn,
  paperDays,
  type SetRemark,
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

type CheckSet = PapersRequest & { templateIds: readonly string[] }

export async function checkSet(ctx: Ctx, library: Library, input: CheckSet): Promise<SetCheck> {
  membershipOf(ctx, input.companyId)
  checkPaperDate(ctx, input.companyId, input.date)
  const templates = inPrintingOrder(library, input.templateIds)
  return readScoped(ctx, async (tx) => ({
    remarks: await remarksOf(tx, await prepareMany(tx, ctx, library, templates, input), input),
  }))
}

/** What in papers that are about to be made does not agree. */
export async function remarksOf(
  tx: Tx,
  { desk, prepared }: PreparedMany,
  { companyId, date }: { companyId: number; date: CalendarDate },
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
  return setRemarks({ date, papers, people })
}

function checked({ template, subject, values }: PreparedPaper): CheckedPaper {
  const named = values[SUBJECT_QUESTION]
  const about =
    subject === null ? null : nameInArchive({ subject: subject.facts, incident: subject.incident })
  return {
    templateId: template.id,
    name: titleOf({ template, subject: about }),
    employeeId: subject?.facts.employee?.id ?? (typeof named === 'number' ? named : null),
    days: paperDays(template.inputs, values),
    guaranteed: guaranteedIn(template.inputs, values),
  }
}
