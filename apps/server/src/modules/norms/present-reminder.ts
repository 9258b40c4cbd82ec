import type { Reminder } from '@ot/contract'
import { type NormId, normLabel } from '@ot/domain'

type Told = Omit<Reminder, 'act'> & { act: NormId }

export function presentReminder({ what, by, act, clause, verified }: Told): Reminder {
  return { what, by, act: normLabel(act), clause, verified }
}
