import type { Proposal } from '@ot/contract'
import { allow, type Ctx, membershipOf, requireTariff } from '../../context/ctx.ts'
import { auditAll } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped } from '../../db/transaction.ts'
import { type Touched, undoably } from '../../db/undoable.ts'
import { SECTION_ROWS, touchedRecords } from '../events/index.ts'
import { acceptProposals } from './accept-proposals.ts'
import { type ChosenKeys, chooseProposals } from './choose-proposals.ts'
import { declineProposals } from './decline-proposals.ts'
import { type AskedOfPeople, askPeople, groupProposals } from './group-proposals.ts'
import { loadNormSubjects } from './load-subjects.ts'
import { presentProposal, proposalTariffProblem, standingOutcome } from './present.ts'

/** `employeeId` null: everybody who works in the company. */
export type NormScope = { companyId: number; employeeId: number | null }

/** What the norms ask for and is lacking; nothing is written. */
export async function previewFromNorms(ctx: Ctx, { companyId, employeeId }: NormScope): Promise<Proposal[]> {
  const { subscription } = membershipOf(ctx, companyId)
  return groupProposals(await askScope(ctx, { companyId, employeeId }), employeeId).map((group) =>
    presentProposal(group, standingOutcome(group, subscription)),
  )
}

/** Computed while no transaction is open: for hundreds of people it takes seconds. */
async function askScope(ctx: Ctx, { companyId, employeeId }: NormScope): Promise<AskedOfPeople> {
  const subjects = await readScoped(ctx, (tx) => loadNormSubjects(tx, companyId, employeeId))
  return askPeople(subjects, ctx.today(companyId))
}

function rowsOf({ employeeId }: NormScope): readonly Touched[] {
  if (employeeId !== null) return touchedRecords([employeeId])
  return [...SECTION_ROWS, { table: 'employee_instructions' }, { table: 'event_declines' }]
}

/** All or nothing; repeated it finds nothing left to take. */
export async function takeFromNorms(ctx: Ctx, scope: NormScope, choice: ChosenKeys): Promise<Proposal[]> {
  const { companyId, employeeId } = scope
  allow(ctx, companyId, 'event.change')
  const { subscription } = membershipOf(ctx, companyId)
  const known = await askScope(ctx, scope)
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const subjects = await loadNormSubjects(tx, companyId, employeeId)
    // Only whoever was changed meanwhile is computed while others wait for the lock.
    const groups = groupProposals(askPeople(subjects, ctx.today(companyId), known), employeeId)
    const { accepted, declined, left } = chooseProposals(groups, choice, subscription)
    for (const group of accepted) requireTariff(proposalTariffProblem(group, subscription))
    await undoably(
      tx,
      ctx,
      { companyId, permission: 'event.change', name: null, touched: rowsOf(scope) },
      async () => {
        const records = [
          ...(await acceptProposals(tx, ctx, companyId, accepted)),
          ...(await declineProposals(tx, ctx, companyId, declined)),
        ]
        await auditAll(tx, ctx, records)
      },
    )
    return [
      ...accepted.map((group) => presentProposal(group, 'accepted', null)),
      ...declined.map(({ group, note }) => presentProposal(group, 'declined', note)),
      ...left.map((group) => presentProposal(group, standingOutcome(group, subscription))),
    ]
  })
}
