import type { NewUnscheduled } from '@ot/contract'
import { type CalendarDate, dutiesOf, UNSCHEDULED_KIND_LABELS, unscheduledDayProblem } from '@ot/domain'
import { Invalid } from '../../foundation/errors.ts'

export function requirePossibleCause(
  { cause, happenedOn, asked }: NewUnscheduled,
  today: CalendarDate,
): void {
  if (happenedOn > today) throw Invalid.field('happenedOn', 'Этот день ещё не наступил')
  for (const { kind, due } of asked) {
    const duty = dutiesOf(cause).find((one) => one.kind === kind)
    if (duty === undefined)
      throw Invalid.field('asked', `${UNSCHEDULED_KIND_LABELS[kind]} из этой причины не следует`)
    const problem = unscheduledDayProblem(duty, due, happenedOn)
    if (problem !== null) throw Invalid.field('asked', problem)
  }
}
