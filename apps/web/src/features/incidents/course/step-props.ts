import type { IncidentAnswer, IncidentStep } from '@ot/contract'
import type { FactsKey } from '../facts/facts-keys.ts'

export interface StepProps {
  incident: IncidentAnswer
  step: IncidentStep
  mayMark: boolean
  onMarked: () => void
  onEdit: (key: FactsKey) => void
}
