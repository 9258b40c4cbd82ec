import { type Action, type CalendarDate, dayIn, isAllowed, type Role, type Subscription } from '@ot/domain'
import type { Database } from '../db/client.ts'
import { findMemberships } from '../db/memberships.ts'
import type { RememberedCall } from '../db/remembered-call.ts'
import type { UndoOffer } from '../db/undoable.ts'
import type { Clock, Instant } from '../foundation/clock.ts'
import { Forbidden, NotFound, PaymentRequired } from '../foundation/errors.ts'
import type { Pdf } from '../pdf/pdf.ts'
import type { Threads } from '../threads/threads.ts'

export type Membership = { role: Role; subscription: Subscription; timeZone: string }

/** Who asks, when, and what is open to him. One a request. */
export type Ctx = {
  userId: number
  now: Instant
  database: Database
  threads: Threads
  /** This server makes PDF of companies' own Word files too. */
  ownPdf: boolean
  memberships: ReadonlyMap<number, Membership>
  idempotency: RememberedCall | null
  /** The tab of the browser that asks, as it names itself. */
  origin: string | null
  /** Tells who asks that what was done can be taken back, see `undoably`. */
  offerUndo(offer: UndoOffer): void
  /** The calendar day in the company's time zone. */
  today(companyId: number): CalendarDate
}

export async function loadCtx(
  deps: { database: Database; threads: Threads; pdf: Pick<Pdf, 'ownLack'>; clock: Clock },
  userId: number,
  call: Partial<Pick<Ctx, 'idempotency' | 'origin' | 'offerUndo'>> = {},
): Promise<Ctx> {
  const { idempotency = null, origin = null, offerUndo = () => undefined } = call
  const now = deps.clock.now()
  const memberships = await findMemberships(deps.database, userId, now)
  const ctx: Ctx = {
    userId,
    now,
    database: deps.database,
    threads: deps.threads,
    ownPdf: deps.pdf.ownLack === null,
    memberships,
    idempotency,
    origin,
    offerUndo,
    today: (companyId) => dayIn(ctx.now, membershipOf(ctx, companyId).timeZone),
  }
  return ctx
}

/** Another's company and one that does not exist answer alike. */
export function membershipOf(ctx: Ctx, companyId: number): Membership {
  const membership = ctx.memberships.get(companyId)
  if (membership === undefined) throw new NotFound()
  return membership
}

/** For calls that carry only an id: `company_id = any(companyIdsOf(ctx))`. */
export function companyIdsOf(ctx: Ctx): number[] {
  return [...ctx.memberships.keys()]
}

export function allow(ctx: Ctx, companyId: number, action: Action): void {
  if (!isAllowed(membershipOf(ctx, companyId).role, action)) throw new Forbidden()
}

/** The tariff step of a writing verb: takes what a rule of `@ot/domain` said, `null` when the tariff allows. */
export function requireTariff(problem: string | null): void {
  if (problem !== null) throw new PaymentRequired(problem)
}
