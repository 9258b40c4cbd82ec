import type { Proposal } from '@ot/contract'
import { type ProposalOutcome, type Subscription, sectionProblem } from '@ot/domain'
import type { ProposalGroup } from './group-proposals.ts'

export function presentProposal(
  { key, members, note }: ProposalGroup,
  outcome: ProposalOutcome,
  newNote: string | null = note,
): Proposal {
  const [{ subject, obligation }] = members
  const deadlines = members.flatMap((one) => one.obligation.firstDeadline ?? []).toSorted()
  return {
    key,
    action: obligation.action,
    section: obligation.section,
    name: obligation.name,
    // The young are examined more often than others of the same position.
    periodicity: [...new Set(members.map((one) => one.obligation.periodicity))].join(' или '),
    deadline: deadlines[0] ?? null,
    condition: obligation.condition,
    basis: obligation.basis,
    positionId: subject.positionId,
    position: subject.positionName,
    employeeIds: members.map((one) => one.subject.employeeId),
    outcome,
    note: newNote,
  }
}

/** What stands before any choice: struck out ones keep saying so. */
export function standingOutcome(group: ProposalGroup, subscription: Subscription): ProposalOutcome {
  if (proposalTariffProblem(group, subscription) !== null) return 'not-included'
  return group.note === null ? 'proposed' : 'declined'
}

/** Null when the tariff includes what is to be added; to take away is always allowed. */
export function proposalTariffProblem(
  { members: [{ obligation }] }: ProposalGroup,
  subscription: Subscription,
): string | null {
  if (obligation.action === 'close' || obligation.section === 'instruction') return null
  return sectionProblem(subscription, obligation.section)
}
