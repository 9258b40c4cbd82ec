import type { Proposal } from '@ot/contract'
import { type CalendarDate, consequenceOf } from '@ot/domain'
import { findPosition } from '@ot/reference'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ChosenKeys } from './choose-proposals.ts'
import { askPeople, groupProposals, type ProposalGroup } from './group-proposals.ts'
import { type NormSubject, titledProfile } from './load-subjects.ts'
import { presentProposal, standingOutcome } from './present.ts'
import { takeBrought, workingJobs } from './take-brought.ts'

type Moved = {
  companyId: number
  employeeId: number
  positionId: number
  /** As the company calls it. */
  staffTitle: string | null
  movedOn: CalendarDate
}

/** What a transfer to the position would bring. */
export async function previewTransfer(
  tx: Tx,
  ctx: Ctx,
  { companyId, employeeId, positionId, staffTitle, movedOn }: Moved,
): Promise<Proposal[]> {
  const { subscription } = membershipOf(ctx, companyId)
  const jobs = await workingJobs(tx, companyId, employeeId)
  const move = (subject: NormSubject): NormSubject => ({
    ...subject,
    positionId,
    positionName: findPosition(positionId)?.name ?? '',
    profile: titledProfile({ positionId, staffTitle }),
    hasInstruction: subject.hasInstruction && subject.positionId === positionId,
    transfer: { on: movedOn, before: subject.rules },
  })
  const moved = jobs.map((job) => (job.employeeId === employeeId ? move(job) : job))
  return broughtBy(moved, employeeId, ctx.today(companyId)).map((group) =>
    presentProposal(group, standingOutcome(group, subscription)),
  )
}

type Taken = { companyId: number; employeeId: number; choice: ChosenKeys }

/** Called when the transfer is stored. Answers what was done with each. */
export async function takeAfterTransfer(
  tx: Tx,
  ctx: Ctx,
  { companyId, employeeId, choice }: Taken,
): Promise<Proposal[]> {
  const jobs = await workingJobs(tx, companyId, employeeId)
  const groups = broughtBy(jobs, employeeId, ctx.today(companyId))
  return takeBrought(tx, ctx, { companyId, groups, choice })
}

/** What follows from the hiring and is lacking still is not the transfer's. */
function broughtBy(jobs: readonly NormSubject[], employeeId: number, today: CalendarDate): ProposalGroup[] {
  return groupProposals(askPeople(jobs, today), employeeId).filter(
    ({ members: [{ obligation }] }) =>
      obligation.action === 'close' || consequenceOf('transfer', obligation.rule) !== null,
  )
}
