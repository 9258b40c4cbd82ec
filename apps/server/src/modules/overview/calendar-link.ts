import type { LogAction } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hashToken, newSecretToken } from '../../foundation/secret-token.ts'
import { deleteLink, findLinkTime, saveLink } from './calendar-link-queries.ts'

const CALENDAR_PATH = '/api/events/calendar.ics'

export async function calendarLinkTime(ctx: Ctx, companyId: number): Promise<string | null> {
  membershipOf(ctx, companyId)
  return findLinkTime(ctx.database.db, { userId: ctx.userId, companyId })
}

/** Whoever may read the records may subscribe to them; the secret is shown this once. */
export async function makeCalendarLink(ctx: Ctx, companyId: number, publicUrl: string) {
  membershipOf(ctx, companyId)
  const token = newSecretToken()
  const createdAt = ctx.now
  await inTransaction(ctx, companyId, async (tx) => {
    await saveLink(tx, { userId: ctx.userId, companyId, tokenHash: hashToken(token), createdAt })
    await auditLink(tx, ctx, companyId, 'calendar-link.made')
  })
  return { url: `${publicUrl}${CALENDAR_PATH}?token=${token}`, createdAt }
}

export async function revokeCalendarLink(ctx: Ctx, companyId: number): Promise<void> {
  membershipOf(ctx, companyId)
  await inTransaction(ctx, companyId, async (tx) => {
    const wasThere = await deleteLink(tx, { userId: ctx.userId, companyId })
    if (wasThere) await auditLink(tx, ctx, companyId, 'calendar-link.revoked')
  })
}

async function auditLink(tx: Parameters<typeof audit>[0], ctx: Ctx, companyId: number, action: LogAction) {
  const record = { companyId, action, entity: 'calendar-link', entityId: ctx.userId } as const
  await audit(tx, ctx, { ...record, before: null, after: null })
}
