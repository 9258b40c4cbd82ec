import pg from 'pg'
import { clientConfig } from '../../apps/server/src/db/client.ts'
import { embeddedConnection } from '../../apps/server/src/db/embedded.ts'

/** What a company of the benchmarks has, in the order in which the rows name each other. */
const COPIED = ['departments', 'employees', 'events', 'event_completions', 'employee_instructions']
/** No two companies share an id, as in life. */
const IDS_OF_COMPANY = 1_000_000

/** Every row of the company for each of the others, past the product: through its calls it would take days. */
export async function multiplyCompany(dataDir: string, companyId: number, companies: number): Promise<void> {
  const client = new pg.Client(clientConfig(await embeddedConnection(dataDir)))
  await client.connect()
  try {
    const card = (await columnsOf(client, 'companies')).filter((name) => name !== 'id').join(', ')
    await client.query(
      `insert into companies (${card}) select ${card} from companies, generate_series(2, ${companies}) where id = $1`,
      [companyId],
    )
    await giveOwners(client, companyId)
    // The references of copies are those of the company: checking each of millions again would take most of the time.
    await client.query('set session_replication_role = replica')
    for (const table of COPIED) await copyRows(client, table, companyId)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** A user of each other company, and its tariff. */
async function giveOwners(client: pg.Client, companyId: number): Promise<void> {
  await client.query(
    `with owners as (
      insert into users (email, email_key, name, password_hash, created_at)
        select 'owner-' || c.id || '@bench.example', 'owner-' || c.id || '@bench.example', u.name, u.password_hash, u.created_at
        from companies c, memberships m join users u on u.id = m.user_id where m.company_id = $1 and c.id <> $1
        returning id, email)
    insert into memberships (user_id, company_id, role, created_at)
      select o.id, split_part(split_part(o.email, '@', 1), '-', 2)::bigint, m.role, m.created_at
      from owners o, memberships m where m.company_id = $1`,
    [companyId],
  )
  const paid = (await columnsOf(client, 'subscriptions')).filter((name) => name !== 'company_id').join(', ')
  await client.query(
    `insert into subscriptions (company_id, ${paid}) select c.id, ${paid} from subscriptions s, companies c
     where s.company_id = $1 and c.id <> $1`,
    [companyId],
  )
}

/** Company by company, as lists of people are loaded: the rows of one stand together. */
async function copyRows(client: pg.Client, table: string, companyId: number): Promise<void> {
  const columns = (await columnsOf(client, table)).filter((name) => name !== 'company_id')
  const ids = new Set(['id', ...(await referencesOf(client, table))])
  const copies = columns.map((name) =>
    ids.has(name) ? `t.${name} + ($2 - $1) * ${IDS_OF_COMPANY}` : `t.${name}`,
  )
  const text = `insert into ${table} (company_id, ${columns.join(', ')})
    select $2::bigint, ${copies.join(', ')} from ${table} t where t.company_id = $1::bigint order by t.id`
  const { rows } = await client.query<{ id: string }>('select id from companies where id <> $1', [companyId])
  for (const { id } of rows) await client.query({ name: `copy ${table}`, text, values: [companyId, id] })
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Columns that name a row of the same company. */
async function referencesOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct quote_ident(attname) as name from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = any (conkey)
     where conrelid = $1::regclass and contype = 'f' and cardinality(conkey) = 2 and attname <> 'company_id'`,
    [table],
  )
  return rows.map(({ name }) => name)
}
