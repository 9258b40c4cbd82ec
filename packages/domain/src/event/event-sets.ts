/** A correction puts another date in the place of the last completion; both stay in the history. */
export const COMPLETION_KINDS = ['completion', 'correction'] as const
export type CompletionKind = (typeof COMPLETION_KINDS)[number]

/** `close`: the present position no longer asks for it. */
export const PROPOSAL_ACTIONS = ['add', 'close'] as const
export type ProposalAction = (typeof PROPOSAL_ACTIONS)[number]

/** `not-included`: the tariff leaves the section out. */
export const PROPOSAL_OUTCOMES = ['proposed', 'accepted', 'declined', 'not-included'] as const
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number]

export const TRAINING_RESULTS = ['passed', 'failed'] as const
export type TrainingResult = (typeof TRAINING_RESULTS)[number]

export const TRAINING_RESULT_LABELS = {
  passed: 'удовлетворительно',
  failed: 'неудовлетворительно',
} satisfies Record<TrainingResult, string>
