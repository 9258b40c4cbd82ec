import type { Role, Subscription } from '@ot/domain'
import type { Database } from './client.ts'

type Row = {
  company_id: number
  role: Role
  time_zone: string
  tariff: Subscription['tariff']
  until: string
}

const TEXT = `select m.company_id, m.role, c.time_zone, s.tariff, s.until from memberships m
  join companies c on c.id = m.company_id join subscriptions s on s.company_id = m.company_id
  where m.user_id = $1 order by m.company_id`

/** The companies of a user with what every permission and tariff step needs, in one prepared query. */
export async function findMemberships(database: Database, userId: number) {
  const { rows } = await database.pool.query<Row>({ name: 'memberships', text: TEXT, values: [userId] })
  return new Map(
    rows.map((row) => [
      row.company_id,
      { role: row.role, timeZone: row.time_zone, subscription: { tariff: row.tariff, until: row.until } },
    ]),
  )
}
