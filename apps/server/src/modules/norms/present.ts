import type { Proposal } from '@ot/contract'
import type { ProposalOutcome } from '@ot/domain'
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
export function standingOutcome({ note }: ProposalGroup): ProposalOutcome {
  return note === null ? 'proposed' : 'declined'
}
