import type { NewUnscheduled, UnscheduledOutcome } from '@ot/contract'
import { dutiesOf, lastDayOf, normLabel, remindersOf } from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { presentReminder } from '../norms/index.ts'
import { requirePossibleCause } from './cause-rules.ts'
import { type Concerned, concernedBy } from './concerned.ts'

/** What the cause would bring: nothing is written. */
export async function previewUnscheduled(ctx: Ctx, asked: NewUnscheduled): Promise<UnscheduledOutcome> {
  const { companyId } = asked
  allow(ctx, companyId, 'event.change')
  requirePossibleCause(asked, ctx.today(companyId))
  return readScoped(ctx, async (tx) => followsFrom(asked, await concernedBy(tx, companyId, asked), null))
}

export function followsFrom(
  { cause, happenedOn }: Pick<NewUnscheduled, 'cause' | 'happenedOn'>,
  { people, counts }: Concerned,
  id: number | null,
): UnscheduledOutcome {
  return {
    id,
    people: people.length,
    duties: dutiesOf(cause).map((duty) => {
      const { kind, by, act, clause, verified, condition } = duty
      const lastDay = lastDayOf(duty, happenedOn)
      return { kind, by, act: normLabel(act), clause, verified, condition, lastDay, people: counts[kind] }
    }),
    reminders: remindersOf(cause).map(presentReminder),
  }
}
