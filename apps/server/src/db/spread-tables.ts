import type pg from 'pg'
import { APP_ROLE } from './client.ts'
import { flag, number, readRows, shaped, text } from './rows.ts'
import { TABLES } from './tables.ts'

/** By it every table of a company is cut; rows of one company of all tables lie on one machine. */
const BY = 'company_id'

/** What a database can do with more than one machine. */
export type ClusterState =
  /** An ordinary PostgreSQL. */
  | 'no extension'
  /** The extension is there, but no machine to lay rows on. */
  | 'no machines'
  | 'whole'
  /** Some tables of `TABLES` are spread already. */
  | 'spread'

type Kind = (typeof TABLES)[keyof typeof TABLES]
type Reference = { name: string; of: string; definition: string }

export async function clusterState(client: pg.Client): Promise<ClusterState> {
  const [found] = await readRows(
    client,
    shaped({ citus: flag }),
    `select exists (select from pg_extension where extname = 'citus') as citus`,
  )
  if (found?.citus !== true) return 'no extension'
  const [machines] = await readRows(
    client,
    shaped({ count: number }),
    'select count(*)::int as count from pg_dist_node where isactive and shouldhaveshards',
  )
  if (machines?.count === 0) return 'no machines'
  return (await spreadAlready(client)).size === 0 ? 'whole' : 'spread'
}

/** Spreads the tables over the machines of a Citus cluster as `TABLES` says, in one transaction; what is spread already
 * stays. Answers the names of the tables it has spread. Who writes meanwhile waits. */
export async function spreadTables(client: pg.Client): Promise<string[]> {
  const spread = await spreadAlready(client)
  const there = await tablesThere(client)
  const missing = [...named('reference'), ...named('company')].filter(
    (name) => there.has(name) && !spread.has(name),
  )
  if (missing.length === 0) return []
  await client.query('begin')
  try {
    await spreadMissing(client, missing)
    await client.query('commit')
    return missing
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** A reference may lead from a spread table to another only, and two that name each other cannot be spread one after another. */
async function spreadMissing(client: pg.Client, missing: readonly string[]): Promise<void> {
  await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`)
  await letRoleIn(client)
  const references = await listReferences(client, missing)
  for (const { name, of } of references) await client.query(`alter table ${of} drop constraint ${name}`)
  for (const name of missing) await spreadTable(client, name)
  for (const { name, of, definition } of references)
    await client.query(`alter table ${of} add constraint ${name} ${definition}`)
}

/** As this role the coordinator asks the other machines; it has no password, so nobody else enters by it. */
async function letRoleIn(client: pg.Client): Promise<void> {
  const [role] = await readRows(
    client,
    shaped({ able: flag }),
    `select rolcanlogin as able from pg_roles where rolname = '${APP_ROLE}'`,
  )
  if (role?.able !== true) await client.query(`alter role ${APP_ROLE} login`)
}

function named(kind: Kind): string[] {
  return Object.entries(TABLES).flatMap(([name, of]) => (of === kind ? [name] : []))
}

/** Migrations are applied from a folder, which may be older than the list. */
async function tablesThere(client: pg.Client): Promise<Set<string>> {
  const rows = await readRows(
    client,
    shaped({ name: text }),
    `select tablename::text as name from pg_tables where schemaname = 'public'`,
  )
  return new Set(rows.map(({ name }) => name))
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
  if (named('reference').includes(name)) {
    await client.query('select create_reference_table($1)', [name])
    return
  }
  const [first] = named('company')
  // Its rows are copied by the owner, who is bound by row security too and would see none of them.
  await client.query(`alter table ${name} no force row level security`)
  await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [
    name,
    BY,
    name === first ? 'none' : first,
  ])
  await client.query(`alter table ${name} force row level security`)
}

/** Between our tables, from or to one of these. */
async function listReferences(client: pg.Client, names: readonly string[]): Promise<Reference[]> {
  return readRows(
    client,
    shaped({ name: text, of: text, definition: text }),
    `select quote_ident(conname) as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
       and conrelid::regclass::text = any ($1)
       and (conrelid::regclass::text = any ($2) or confrelid::regclass::text = any ($2)) order by oid`,
    [Object.keys(TABLES), names],
  )
}
