import type { Section } from '@ot/domain'
import type { LineOutcome } from '../memo-changes.ts'
import type { LineValues } from '../memo-values.ts'

export interface LineWork {
  today: string
  setDate: (key: string, date: string) => void
  setOutcome: (key: string, outcome: LineOutcome) => void
  remove: (line: LineValues) => void
}

export interface LineCellProps {
  section: Section
  line: LineValues
  label: string
  isEditing: boolean
  problem?: string | undefined
  work: LineWork
}
