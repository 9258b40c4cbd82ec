import type { Proposal } from '@ot/contract'
import { type CalendarDate, returnRule } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ChosenKeys } from './choose-proposals.ts'
import { askPeople, groupProposals } from './group-proposals.ts'
import { takeBrought, workingJobs } from './take-brought.ts'

type Returned = {
  companyId: number
  employeeId: number
  absenceId: number
  backOn: CalendarDate
  choice: ChosenKeys
}

/** Called when the last day of the absence is stored. Answers what was done with each. */
export async function takeAfterReturn(
  tx: Tx,
  ctx: Ctx,
  { companyId, employeeId, absenceId, backOn, choice }: Returned,
): Promise<Proposal[]> {
  const today = ctx.today(companyId)
  // What the return asks for is proposed shortly before its day; here it is asked about now.
  const on = backOn > today ? backOn : today
  const groups = groupProposals(askPeople(await workingJobs(tx, companyId, employeeId), on), employeeId)
  const brought = groups.filter(({ members: [{ obligation }] }) => obligation.rule === returnRule(absenceId))
  return takeBrought(tx, ctx, { companyId, groups: brought, choice })
}
