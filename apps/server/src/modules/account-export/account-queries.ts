import { anyObject, readRows } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ExportedRow } from './row-queries.ts'

/** What is known of the user himself. Named columns: hashes, secrets and links are nobody's data. */
const OWN = {
  account: `select id, email, name, created_at, email_confirmed_at, deletion_on,
    totp_confirmed_at is not null as two_factor from users where id = $1`,
  agreements:
    'select document, version, accepted, at, address from agreements where user_id = $1 order by at',
  sessions: `select id, device, address, created_at, last_used_at, expires_at, ended_at
    from sessions where user_id = $1 order by created_at`,
  'support-messages': `select author, text, created_at, read_at from support_messages
    where user_id = $1 order by id`,
  'activity-requests': `select name, email, phone, email_additional, contact_name, created_at
    from activity_requests where user_id = $1 order by id`,
  'digest-settings': 'select company_id, rhythm, chosen_at from digest_settings where user_id = $1',
  'calendar-links': 'select company_id, created_at from calendar_links where user_id = $1',
  'start-guides': `select company_id, hidden_at, postponed, finished_at from start_guides where user_id = $1`,
  'list-columns': 'select company_id, list, hidden from list_columns where user_id = $1',
  memberships: 'select company_id, role, created_at from memberships where user_id = $1 order by company_id',
} as const

export type OwnPart = keyof typeof OWN

export async function readOwnRows(tx: Tx, userId: number): Promise<[OwnPart, ExportedRow[]][]> {
  const parts: [OwnPart, ExportedRow[]][] = []
  for (const part of Object.keys(OWN).filter(isPart)) {
    const rows = await readRows(tx.$client, anyObject, OWN[part], [userId])
    parts.push([part, rows])
  }
  return parts
}

function isPart(name: string): name is OwnPart {
  return name in OWN
}
