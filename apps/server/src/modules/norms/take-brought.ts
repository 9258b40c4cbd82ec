import type { Proposal } from '@ot/contract'
import { type Ctx, membershipOf, requireTariff } from '../../context/ctx.ts'
import { auditAll } from '../../db/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { acceptProposals } from './accept-proposals.ts'
import { type ChosenKeys, chooseProposals } from './choose-proposals.ts'
import { declineProposals } from './decline-proposals.ts'
import type { ProposalGroup } from './group-proposals.ts'
import { loadNormSubjects, type NormSubject } from './load-subjects.ts'
import { presentProposal, proposalTariffProblem, standingOutcome } from './present.ts'

type Brought = { companyId: number; groups: readonly ProposalGroup[]; choice: ChosenKeys }

/** Of what a cause has brought, what the user keeps and what he strikes out. Answers what was done with each. */
export async function takeBrought(
  tx: Tx,
  ctx: Ctx,
  { companyId, groups, choice }: Brought,
): Promise<Proposal[]> {
  const { subscription } = membershipOf(ctx, companyId)
  const { accepted, declined, left } = chooseProposals(groups, choice, subscription)
  for (const group of accepted) requireTariff(proposalTariffProblem(group, subscription))
  await auditAll(tx, ctx, [
    ...(await acceptProposals(tx, ctx, companyId, accepted)),
    ...(await declineProposals(tx, ctx, companyId, declined)),
  ])
  return [
    ...accepted.map((group) => presentProposal(group, 'accepted', null)),
    ...declined.map(({ group, note }) => presentProposal(group, 'declined', note)),
    ...left.map((group) => presentProposal(group, standingOutcome(group, subscription))),
  ]
}

/** All jobs of the person, among them the one named. */
export async function workingJobs(tx: Tx, companyId: number, employeeId: number): Promise<NormSubject[]> {
  const jobs = await loadNormSubjects(tx, companyId, employeeId)
  if (!jobs.some((job) => job.employeeId === employeeId)) throw new Conflict('Работник уволен')
  return jobs
}
