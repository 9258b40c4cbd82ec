import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { errorCode } from '../foundation/error-code.ts'
import { APP_ROLE } from './client.ts'
import { flag, number, readRows, shaped, text } from './rows.ts'

const ATTEMPTS = 20
const PAUSE_MS = 100
/** Roles belong to the whole server: two databases that migrate at once meet here. */
const RACED = new Set(['42710', '23505', 'XX000', '40001'])
const INSUFFICIENT_PRIVILEGE = '42501'

/** Creates the role that owns nothing and lets the connecting user become it. */
export async function prepareAppRole(client: pg.Client): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await createAndGrant(client)
    } catch (error) {
      const state = errorCode(error) ?? ''
      if (state === INSUFFICIENT_PRIVILEGE) throw adviceFor(client, error)
      if (!RACED.has(state) || attempt === ATTEMPTS) throw error
      await wait(PAUSE_MS)
    }
  }
}

async function createAndGrant(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE])
  if (rowCount === 0) await client.query(`create role ${APP_ROLE} nologin`)
  const member = await readRows(
    client,
    shaped({ able: flag }),
    `select pg_has_role(current_user, '${APP_ROLE}', 'member') as able`,
  )
  // A creator is a member of the new role since PostgreSQL 16, but may not yet «set role» to it.
  const version = await readRows(
    client,
    shaped({ number: number }),
    `select current_setting('server_version_num')::int as number`,
  )
  const canSet =
    (version[0]?.number ?? 0) >= 160000
      ? await readRows(
          client,
          shaped({ able: flag }),
          `select pg_has_role(current_user, '${APP_ROLE}', 'set') as able`,
        )
      : member
  if (canSet[0]?.able !== true) await client.query(`grant ${APP_ROLE} to current_user`)
}

function adviceFor(client: pg.Client, cause: unknown): Error {
  const advice = `create role ${APP_ROLE} nologin; grant ${APP_ROLE} to "${client.user ?? ''}";`
  return new Error(`пользователю базы данных нужна роль приложения. Выполните от администратора: ${advice}`, {
    cause,
  })
}

/** Everything but: the log of changes is only added to, and migrations are the owner's. */
export async function grantAppRole(client: pg.Client): Promise<void> {
  const { tables, sequences, functions } = await ownObjects(client)
  await client.query(`
    grant usage on schema public, pgboss to ${APP_ROLE};
    grant select, insert, update, delete on ${tables} to ${APP_ROLE};
    grant usage, select on sequence ${sequences} to ${APP_ROLE};
    grant execute on function ${functions} to ${APP_ROLE};
    revoke insert, update, delete on schema_migrations from ${APP_ROLE};
    revoke update, delete on audit_entries from ${APP_ROLE};
  `)
}

const SCHEMAS = `('public'::regnamespace, 'pgboss'::regnamespace)`

/** What the migrations have made: what an extension or somebody else has put beside it may not be granted by us. */
async function ownObjects(client: pg.Client) {
  const [own] = await readRows(
    client,
    shaped({ tables: text, sequences: text, functions: text }),
    `select ${listed('r', 'p')} as tables, ${listed('S')} as sequences,
       (select string_agg(oid::regprocedure::text, ', ') from pg_proc p
         where pronamespace in ${SCHEMAS} and prokind = 'f' and ${isOwn('p', 'proowner', 'pg_proc')}) as functions`,
  )
  if (own === undefined) throw new Error('the catalogue did not answer')
  return own
}

function listed(...kinds: readonly string[]): string {
  return `(select string_agg(oid::regclass::text, ', ') from pg_class c where relnamespace in ${SCHEMAS}
    and relkind in (${kinds.map((kind) => `'${kind}'`).join(', ')}) and ${isOwn('c', 'relowner', 'pg_class')})`
}

function isOwn(row: string, owner: string, catalogue: string): string {
  return `pg_has_role(${row}.${owner}, 'usage') and not exists (select from pg_depend
    where classid = '${catalogue}'::regclass and objid = ${row}.oid and deptype = 'e')`
}
