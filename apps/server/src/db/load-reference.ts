import { createHash } from 'node:crypto'
import { POSITIONS } from '@ot/reference'
import type pg from 'pg'
import { flag, readRows, shaped } from './rows.ts'

type NamedPosition = { id: number; name: string }

const LIST = 'positions'

/**
 * Brings the table of positions to the reference list: adds, renames, never deletes. Runs under the lock of the migrations.
 * Answers whether there was anything to do.
 */
export async function loadReference(
  client: pg.Client,
  positions: readonly NamedPosition[] = POSITIONS,
): Promise<boolean> {
  const fingerprint = fingerprintOf(positions)
  // A database on the way through its first migrations has neither table yet.
  const tables = await readRows(
    client,
    shaped({ exists: flag }),
    `select to_regclass('reference_loads') is not null as exists`,
  )
  if (tables[0]?.exists !== true) return false
  const { rowCount } = await client.query(
    'select 1 from reference_loads where name = $1 and fingerprint = $2',
    [LIST, fingerprint],
  )
  if (rowCount !== 0) return false
  await store(client, positions, fingerprint)
  return true
}

function fingerprintOf(positions: readonly NamedPosition[]): string {
  const named = positions.map(({ id, name }) => [id, name])
  return createHash('sha256').update(JSON.stringify(named)).digest('hex')
}

async function store(
  client: pg.Client,
  positions: readonly NamedPosition[],
  fingerprint: string,
): Promise<void> {
  const columns = [positions.map(({ id }) => id), positions.map(({ name }) => name)]
  await client.query('begin')
  try {
    // A name may pass from one position to another: whoever is renamed gives up the old name first.
    await client.query(
      `update positions p set name = 'id ' || p.id
       from unnest($1::bigint[], $2::text[]) as listed (id, name)
       where listed.id = p.id and listed.name <> p.name`,
      columns,
    )
    await client.query(
      `insert into positions (id, name) select id, name from unnest($1::bigint[], $2::text[]) as listed (id, name)
       on conflict (id) do update set name = excluded.name where positions.name <> excluded.name`,
      columns,
    )
    await client.query(
      `insert into reference_loads (name, fingerprint, loaded_at) values ($1, $2, now())
       on conflict (name) do update set fingerprint = excluded.fingerprint, loaded_at = excluded.loaded_at`,
      [LIST, fingerprint],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error('справочник должностей не загружен', { cause: error })
  }
}
