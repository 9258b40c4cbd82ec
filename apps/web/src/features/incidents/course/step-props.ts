import type { IncidentAnswer, IncidentStep } from '@ot/contract'
import type { StepKey } from '@ot/domain'
import type { FactsKey } from '../facts/facts-keys.ts'

export interface StepProps {
  incident: IncidentAnswer
  step: IncidentStep
  mayMark: boolean
  /** Something is typed into the form of the step and not saved. */
  isDraft: boolean
  onDraft: (key: StepKey, isDraft: boolean) => void
  onMarked: () => void
  onEdit: (key: FactsKey) => void
}
