import type pg from 'pg'
import { type Connection, clientClass, clientConfig } from '../src/db/client.ts'
import { readRows, shaped, text } from '../src/db/rows.ts'
import { TABLES } from '../src/db/tables.ts'

/** By it every table of a company is cut; rows of one company of all tables lie on one machine. */
const BY = 'company_id'

type Kind = (typeof TABLES)[keyof typeof TABLES]
type Reference = { name: string; of: string; definition: string }

/** Not offered to an installation yet: docs/scale.md names what such a database still refuses. Spreads the tables over the machines of a Citus cluster as `TABLES` says, in one transaction; what is spread already stays.
 * Answers the names of the tables it has spread. Nobody may write meanwhile. */
export async function spreadTables(connection: Connection): Promise<string[]> {
  const Client = clientClass(connection)
  const client = new Client(clientConfig(connection))
  await client.connect()
  try {
    return await spreadWith(client)
  } finally {
    await client.end()
  }
}

async function spreadWith(client: pg.Client): Promise<string[]> {
  const spread = await spreadAlready(client)
  const missing = [...named('reference'), ...named('company')].filter((name) => !spread.has(name))
  if (missing.length === 0) return []
  // A reference may lead from a spread table to another only, and two that name each other cannot be spread one after another.
  await client.query('begin')
  try {
    await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`)
    const references = await listReferences(client)
    for (const { name, of } of references) await client.query(`alter table ${of} drop constraint ${name}`)
    for (const name of missing) await spreadTable(client, name)
    for (const { name, of, definition } of references)
      await client.query(`alter table ${of} add constraint ${name} ${definition}`)
    await letSessionsThrough(client)
    await client.query('commit')
    return missing
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** The coordinator tells the other machines whose rows a transaction may see. */
async function letSessionsThrough(client: pg.Client): Promise<void> {
  const [database] = await readRows(
    client,
    shaped({ name: text }),
    'select quote_ident(current_database()) as name',
  )
  await client.query(`alter database ${database?.name} set citus.propagate_set_commands = 'local'`)
}

function named(kind: Kind): string[] {
  return Object.entries(TABLES).flatMap(([name, of]) => (of === kind ? [name] : []))
}

async function spreadAlready(client: pg.Client): Promise<Set<string>> {
  const rows = await readRows(
    client,
    shaped({ name: text }),
    `select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' or repmodel = 't'`,
  )
  return new Set(rows.map(({ name }) => name))
}

async function spreadTable(client: pg.Client, name: string): Promise<void> {
  const first = named('company')[0] ?? name
  if (named('reference').includes(name)) await client.query('select create_reference_table($1)', [name])
  else if (name === first) await client.query('select create_distributed_table($1, $2)', [name, BY])
  else await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [name, BY, first])
}

/** Of our tables to our tables. */
async function listReferences(client: pg.Client): Promise<Reference[]> {
  return readRows(
    client,
    shaped({ name: text, of: text, definition: text }),
    `select quote_ident(conname) as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
       and conrelid::regclass::text = any ($1) order by oid`,
    [Object.keys(TABLES)],
  )
}
