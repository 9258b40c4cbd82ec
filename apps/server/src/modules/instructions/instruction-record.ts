import type { InstructionFields } from '@ot/contract'
import { addYears, type CalendarDate, REVISION_YEARS, revisionDue } from '@ot/domain'
import { Invalid } from '../../foundation/errors.ts'
import type { InstructionRow } from './queries.ts'

/** What is stored, in the words of the contract: what a change is laid over and the log compares. */
export function instructionFields(row: InstructionRow): InstructionFields {
  const { number, name, approvedOn, revisionDue: due, acknowledgedOn } = row
  return { number, name, approvedOn, revisionDue: due, acknowledgedOn }
}

/** The date of revision that follows from the approval is kept, so that it can be seen and changed. */
export function withRevision(fields: InstructionFields): InstructionFields {
  return { ...fields, revisionDue: revisionDue(fields) }
}

/** A new approval moves a revision that followed from the old one. */
export function movedRevision(before: InstructionFields, after: InstructionFields): InstructionFields {
  const isUsual =
    before.approvedOn !== null && before.revisionDue === addYears(before.approvedOn, REVISION_YEARS)
  const isKept = after.revisionDue === before.revisionDue && after.approvedOn !== before.approvedOn
  return withRevision(isUsual && isKept ? { ...after, revisionDue: null } : after)
}

export function requirePossibleDates(fields: InstructionFields, today: CalendarDate): void {
  const { approvedOn, acknowledgedOn, revisionDue: due } = fields
  if (approvedOn !== null && approvedOn > today)
    throw Invalid.field('approvedOn', 'Эта дата ещё не наступила')
  if (acknowledgedOn !== null && acknowledgedOn > today)
    throw Invalid.field('acknowledgedOn', 'Эта дата ещё не наступила')
  if (approvedOn !== null && due !== null && due < approvedOn)
    throw Invalid.field('revisionDue', 'Пересмотр раньше утверждения')
}
