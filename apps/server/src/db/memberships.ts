import { ROLES, TARIFFS } from '@ot/domain'
import type { Database } from './client.ts'
import { number, oneOf, readRows, shaped, text } from './rows.ts'

const isMembership = shaped({
  company_id: number,
  role: oneOf(ROLES),
  time_zone: text,
  tariff: oneOf(TARIFFS),
  until: text,
})

/** The tariff is that of the company's day, else the nearest; the end is that of the last period. */
const TEXT = `select m.company_id, m.role, c.time_zone, s.tariff, s.until from memberships m
  join companies c on c.id = m.company_id
  join lateral (
    select p.tariff, (select max(until) from subscriptions where company_id = c.id) as until
    from subscriptions p where p.company_id = c.id
    order by p.from_day <= ($2::timestamptz at time zone c.time_zone)::date desc, p.from_day desc limit 1
  ) s on true
  where m.user_id = $1 order by m.company_id`

/** The companies of a user with what every permission and tariff step needs, in one prepared query. */
export async function findMemberships(database: Database, userId: number, now: string) {
  const rows = await readRows(database.pool, isMembership, {
    name: 'memberships',
    text: TEXT,
    values: [userId, now],
  })
  return new Map(
    rows.map((row) => [
      row.company_id,
      { role: row.role, timeZone: row.time_zone, subscription: { tariff: row.tariff, until: row.until } },
    ]),
  )
}
