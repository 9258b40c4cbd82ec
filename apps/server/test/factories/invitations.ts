import { hashToken } from '../../src/foundation/secret-token.ts'
import type { TestApp } from '../world.ts'
import type { TestUser } from './user.ts'

export type InvitedWorld = {
  /** Sent an hour ago, not answered. */
  invitationId: number
  /** The link of one for the owner himself, who alone could accept it. */
  invitationToken: string
}

/** Two invitations in the database itself: letters are not what is tested with them. */
export async function invitationsInto(
  app: TestApp,
  { owner, companyId }: { owner: TestUser; companyId: number },
): Promise<InvitedWorld> {
  const invitationId = await insertInvitation(app, { owner, companyId }, `invited-${companyId}@world.test`)
  const invitationToken = `own-${companyId}`
  const own = await insertInvitation(app, { owner, companyId }, owner.email)
  await app.rows('insert into invitation_links values ($1, $2, $3, $4)', [
    hashToken(invitationToken),
    companyId,
    own,
    app.clock.now(),
  ])
  return { invitationId, invitationToken }
}

async function insertInvitation(
  app: TestApp,
  { owner, companyId }: { owner: TestUser; companyId: number },
  email: string,
): Promise<number> {
  const [row] = await app.rows(
    `insert into invitations (company_id, email, email_key, role, invited_by, created_at, sent_at, expires_at)
     values ($1, $2, $2, 'viewer', $3, $4::timestamptz - interval '1 hour', $4::timestamptz - interval '1 hour',
       $4::timestamptz + interval '14 days') returning id`,
    [companyId, email, owner.id, app.clock.now()],
  )
  return Number(row?.id)
}
