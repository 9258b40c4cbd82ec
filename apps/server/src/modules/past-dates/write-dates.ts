import { NewEvents } from '@ot/contract'
import { pastEventOf } from '@ot/domain'
import { grouped } from '@ot/text'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { completeIn, createManyIn } from '../events/index.ts'
import { changeInstructionIn } from '../instructions/index.ts'
import type { PlannedDate } from './plan/plan-dates.ts'

const EMPLOYEES_AT_ONCE = 500

type Dated = Pick<PlannedDate, 'completion' | 'met'>

/** By the verbs that a day entered by hand goes through, the earliest day first. */
export async function writeDates(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  planned: readonly PlannedDate[],
): Promise<void> {
  await meetDates(tx, ctx, companyId, planned)
  const made = planned.filter((one) => one.made !== null)
  for (const group of grouped(made, ({ made: its, completion }) =>
    JSON.stringify([its, completion]),
  ).values())
    await makeEvents(tx, ctx, companyId, group)
}

/** What is done on one day with the same facts is done at once. */
export async function meetDates(tx: Tx, ctx: Ctx, companyId: number, dated: readonly Dated[]): Promise<void> {
  const alike = grouped(
    dated.toSorted((a, b) => (a.completion.date < b.completion.date ? -1 : 1)).flatMap(oneByOne),
    ({ held, completion }) => JSON.stringify([completion.date, held.section, completion]),
  )
  for (const group of alike.values()) {
    const [{ held, completion }] = group
    if (held.event === null)
      for (const { held: its } of group)
        await changeInstructionIn(tx, ctx, companyId, {
          employeeId: its.employeeId,
          id: its.id,
          changes: { acknowledgedOn: completion.date },
          ifMatch: null,
        })
    else await completeIn(tx, ctx, { companyId, eventIds: group.map((one) => one.held.id), completion })
  }
}

const oneByOne = ({ met, completion }: Dated) => met.map((held) => ({ held, completion }))

async function makeEvents(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  group: readonly [PlannedDate, ...PlannedDate[]],
): Promise<void> {
  const [{ made, completion }] = group
  const event = made === null ? null : pastEventOf(made.key)
  if (made === null || event === null) return
  for (let start = 0; start < group.length; start += EMPLOYEES_AT_ONCE) {
    const employeeIds = group.slice(start, start + EMPLOYEES_AT_ONCE).map(({ person }) => person.id)
    const { periodicity } = made
    await createManyIn(
      tx,
      ctx,
      NewEvents.parse({ ...completion, ...event, companyId, employeeIds, periodicity }),
    )
  }
}
