import { NewEvents, type NewUnscheduled, type UnscheduledOutcome } from '@ot/contract'
import { type CalendarDate, sectionProblem, UNSCHEDULED_CAUSE_LABELS, type UnscheduledKind } from '@ot/domain'
import { shortDate } from '@ot/text'
import { allow, type Ctx, membershipOf, requireTariff } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { createManyIn, type Marked, recheckIn } from '../events/index.ts'
import { requirePossibleCause } from './cause-rules.ts'
import { ASKED_OF, concernedBy } from './concerned.ts'
import { followsFrom } from './follows.ts'
import { insertCause } from './unscheduled-queries.ts'

const PEOPLE_AT_ONCE = 500

/** What follows from the cause and was asked for, of everybody concerned, in one transaction. */
export async function recordUnscheduled(ctx: Ctx, input: NewUnscheduled): Promise<UnscheduledOutcome> {
  const { companyId, asked } = input
  allow(ctx, companyId, 'event.change')
  requirePossibleCause(input, ctx.today(companyId))
  if (asked.length === 0) throw Invalid.field('asked', 'Отметьте, что назначить')
  const { subscription } = membershipOf(ctx, companyId)
  for (const { kind } of asked) requireTariff(sectionProblem(subscription, kind))
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const concerned = await concernedBy(tx, companyId, input)
    const employeeIds = concerned.people.map(({ id }) => id)
    const { cause, happenedOn, ground } = input
    const reason = `${UNSCHEDULED_CAUSE_LABELS[cause]} (${shortDate(happenedOn)}): ${ground}`
    const brought = { companyId, employeeIds, reason, since: happenedOn }
    const madeEvents = await brief(tx, ctx, brought, dueOf(asked, 'briefing'))
    const rechecked = [
      ...(await ask(tx, ctx, brought, 'training', dueOf(asked, 'training'))),
      ...(await ask(tx, ctx, brought, 'risk', dueOf(asked, 'risk'))),
    ]
    const { whom } = concerned
    const record = { companyId, userId: ctx.userId, cause, happenedOn, ground, whom, madeEvents, rechecked }
    const id = await insertCause(tx, { ...record, people: employeeIds.length }, ctx.now)
    await audit(tx, ctx, {
      companyId,
      action: 'unscheduled.recorded',
      entity: 'unscheduled',
      entityId: id,
      before: null,
      after: { name: UNSCHEDULED_CAUSE_LABELS[cause], happenedOn, ground, whom, people: employeeIds.length },
    })
    return followsFrom(input, concerned, id)
  })
}

type Brought = { companyId: number; employeeIds: readonly number[]; reason: string; since: CalendarDate }

function dueOf(asked: NewUnscheduled['asked'], kind: UnscheduledKind): CalendarDate | null {
  return asked.find((one) => one.kind === kind)?.due ?? null
}

async function brief(tx: Tx, ctx: Ctx, brought: Brought, due: CalendarDate | null): Promise<number[]> {
  if (due === null) return []
  const { companyId, employeeIds, reason } = brought
  const made: number[] = []
  for (let start = 0; start < employeeIds.length; start += PEOPLE_AT_ONCE) {
    const some = employeeIds.slice(start, start + PEOPLE_AT_ONCE)
    const briefing = {
      section: 'briefing',
      kind: 'unscheduled',
      periodicity: 'разово',
      reason,
      firstDeadline: due,
    }
    const events = await createManyIn(tx, ctx, NewEvents.parse({ ...briefing, companyId, employeeIds: some }))
    made.push(...events.map(({ id }) => id))
  }
  return made
}

async function ask(
  tx: Tx,
  ctx: Ctx,
  { companyId, employeeIds, reason, since }: Brought,
  kind: 'training' | 'risk',
  due: CalendarDate | null,
): Promise<Marked[]> {
  if (due === null) return []
  const recheck = { since, due, reason }
  return recheckIn(tx, ctx, { companyId, employeeIds, recheck, incidentId: null, isAsked: ASKED_OF[kind] })
}
