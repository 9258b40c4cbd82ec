import type { Proposal } from '@ot/contract'
import { grouped } from '@ot/text'
import { ACCEPT, type Answers, fieldOf, isQuestion, type ProposalAnswer, proposalAnswer } from '../answers.ts'

/** A question that several positions ask in the same words. */
export interface AskedOnce {
  id: string
  name: string
  question: string
  proposals: readonly [Proposal, ...Proposal[]]
}

export type SaidOnce = 'yes' | 'no'

/** The reason that stands in the record of what is not needed. */
const NOT_NEEDED = 'Не нужно: так решил работодатель'

/** Those of most employees first. */
export function askedOnce(proposals: readonly Proposal[]): AskedOnce[] {
  const questions = proposals.filter(isQuestion)
  const alike = grouped(questions, ({ section, name, condition }) =>
    JSON.stringify([section, name, condition]),
  )
  const people = (asked: AskedOnce) =>
    asked.proposals.reduce((sum, { employeeIds }) => sum + employeeIds.length, 0)
  return [...alike]
    .map(([id, same]) => ({ id, name: same[0].name, question: same[0].condition ?? '', proposals: same }))
    .toSorted((left, right) => people(right) - people(left))
}

/** What is said of it in every position; null: not the same everywhere, or nothing yet. */
export function saidOnce({ proposals }: AskedOnce, answers: Answers): SaidOnce | null {
  const kinds = new Set(
    proposals.map((proposal) =>
      fieldOf(proposal) in answers ? proposalAnswer(proposal, answers).kind : 'leave',
    ),
  )
  if (kinds.size !== 1) return null
  if (kinds.has('accept')) return 'yes'
  return kinds.has('decline') ? 'no' : null
}

export function answerOnce(said: SaidOnce): ProposalAnswer {
  return said === 'yes' ? ACCEPT : { kind: 'decline', note: NOT_NEEDED }
}
