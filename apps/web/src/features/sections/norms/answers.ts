import type { Proposal } from '@ot/contract'
import { ProposalChoice } from '@ot/contract/proposal'
import type { FormSchema } from '../../../lib/form/schema.ts'
import type { DecidedChoice } from './api/proposals.ts'

/** What the user says to a proposal; `leave`: it stays a proposal. */
export type ProposalAnswer =
  | { readonly kind: 'accept' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'decline'; readonly note: string }

/** Answers by the proposal's field; what is not there has not been touched. */
export type Answers = Record<string, ProposalAnswer>

export const ACCEPT: ProposalAnswer = { kind: 'accept' }
export const LEAVE: ProposalAnswer = { kind: 'leave' }

/** A proposal as a field of the form: a dot in a field's name would mean a part of it. */
export function fieldOf({ key }: Pick<Proposal, 'key'>): string {
  return key.replaceAll('.', ',')
}

/** To be taken without a question: by itself ticked, and taken by one button. */
export function isUnconditional({ action, condition, outcome }: Proposal): boolean {
  return action === 'add' && condition === null && outcome === 'proposed'
}

/** A duty that hangs on a condition: somebody who knows the workplace answers. */
export function isQuestion({ action, condition, outcome }: Proposal): boolean {
  return action === 'add' && condition !== null && outcome === 'proposed'
}

export function proposalAnswer(proposal: Proposal, answers: Answers): ProposalAnswer {
  return answers[fieldOf(proposal)] ?? (isUnconditional(proposal) ? ACCEPT : LEAVE)
}

/** All that is answered among the proposals shown. */
export function answeredProposals(
  proposals: readonly Proposal[],
  answers: Answers,
): { accept: Proposal[]; decline: { proposal: Proposal; note: string }[] } {
  return {
    accept: proposals.filter((proposal) => proposalAnswer(proposal, answers).kind === 'accept'),
    decline: proposals.flatMap((proposal) => {
      const answer = proposalAnswer(proposal, answers)
      return answer.kind === 'decline' ? [{ proposal, note: answer.note }] : []
    }),
  }
}

export function choiceOf(proposals: readonly Proposal[], answers: Answers): DecidedChoice {
  const { accept, decline } = answeredProposals(proposals, answers)
  return {
    accept: accept.map(({ key }) => key),
    decline: decline.map(({ proposal, note }) => ({ key: proposal.key, note })),
  }
}

/** What one button takes: all that hangs on no condition and is not being struck out. */
export function unconditionalChoice(proposals: readonly Proposal[], answers: Answers): DecidedChoice {
  return {
    accept: proposals
      .filter((proposal) => isUnconditional(proposal) && proposalAnswer(proposal, answers).kind !== 'decline')
      .map(({ key }) => key),
    decline: [],
  }
}

const NOTHING_CHOSEN = 'Отметьте, что принять, или вычеркните лишнее'

/** Something is to be chosen, and the notes are sound. */
export function choiceSchema(proposals: readonly Proposal[]): FormSchema<Answers, DecidedChoice> {
  return {
    '~standard': {
      validate(answers) {
        const { accept, decline } = choiceOf(proposals, answers)
        if (accept.length === 0 && decline.length === 0) return { issues: [{ message: NOTHING_CHOSEN }] }
        return anyChoiceSchema(proposals)['~standard'].validate(answers)
      },
    },
  }
}

/** The contract's check of the notes; a note's problem belongs to the field of its proposal. */
export function anyChoiceSchema(proposals: readonly Proposal[]): FormSchema<Answers, DecidedChoice> {
  return {
    '~standard': {
      validate(answers) {
        const choice = choiceOf(proposals, answers)
        const checked = ProposalChoice.safeParse({ decline: choice.decline })
        if (checked.success) return { value: { ...choice, decline: checked.data.decline ?? [] } }
        return {
          issues: checked.error.issues.map(({ message, path: [, index] }) => ({
            message,
            path: [fieldOf(choice.decline[Number(index)] ?? { key: '' })],
          })),
        }
      },
    },
  }
}
