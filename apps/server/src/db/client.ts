import { randomUUID } from 'node:crypto'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { placesOf, seekingClient } from './several-hosts.ts'

/** How to reach a server: an address, or the socket folder of the embedded one. */
export type ServerAddress =
  | { url: string }
  | { host: string; port: number; user: string; password: string; database: string }

export type Db = Omit<NodePgDatabase, 'transaction'>

export type Database = {
  pool: pg.Pool
  /** Outside a transaction: tables of kind reference and local only; company tables look empty here. */
  db: Db
  /** A connection of its own, for what listens as long as the process lives; whoever opens it ends it. */
  openClient(): Promise<pg.Client>
  close(): Promise<void>
}

/** Owns nothing, so that row level security binds it whoever the given user is. */
export const APP_ROLE = 'otdel_app'

const POOL_MAX = 10
const CONNECTION_TIMEOUT_MS = 10_000
/** No statement and no wait for a lock is longer; a caller is told to come again. */
const STATEMENT_MS = 60_000
const LOCK_MS = 20_000
/** Reading holds nobody up, but its snapshot keeps dead rows: a writer's time is in `transaction.ts`. */
const IDLE_READER_MS = 120_000

/** On a Citus cluster the coordinator tells the other machines whose rows a transaction may see, the owner's too; elsewhere nobody
 * reads it. */
export const TELL_MACHINES = `set citus.propagate_set_commands = 'local'`

/** A statement reads one company: helpers and compiled expressions cost more than it does, and among a thousand companies the planner
 * would call them (decision 0121). */
const SMALL_STATEMENTS = ['set max_parallel_workers_per_gather = 0', 'set jit = off']

const SESSION = [
  `set role ${APP_ROLE}`,
  `set time zone 'UTC'`,
  `set statement_timeout = ${STATEMENT_MS}`,
  `set lock_timeout = ${LOCK_MS}`,
  `set idle_in_transaction_session_timeout = ${IDLE_READER_MS}`,
  ...SMALL_STATEMENTS,
  TELL_MACHINES,
].join('; ')

const numericTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return Number
    if (oid === pg.types.builtins.DATE) return String
    if (oid === pg.types.builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString()
    return pg.types.getTypeParser(oid, format)
  },
}

/** What the connections of this process are called in the server's list: while one is there, the process is alive. */
export const PROCESS_NAME = `otdel ${randomUUID()}`

export function clientConfig(connection: ServerAddress): pg.ClientConfig {
  const common = {
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: PROCESS_NAME,
    types: numericTypes,
  }
  if (!('url' in connection)) return { ...connection, ...common }
  const [first] = placesOf(connection.url)
  return { connectionString: first?.url ?? connection.url, ...common }
}

/** The driver's own client, or one that looks for the server that writes among those of the address. */
export function clientClass(connection: ServerAddress): typeof pg.Client {
  const places = 'url' in connection ? placesOf(connection.url) : []
  return places.length === 0 ? pg.Client : seekingClient(places)
}

export function connectDatabase(
  connection: ServerAddress,
  report: (error: Error) => void,
  max = POOL_MAX,
): Database {
  const Client = clientClass(connection)
  const pool = new pg.Pool({
    ...clientConfig(connection),
    Client,
    max,
    onConnect: async (client: pg.ClientBase) => {
      // A client in use that loses its server emits «error»; without a listener of its own Node would end.
      client.on('error', report)
      await client.query(SESSION)
    },
  })
  pool.on('error', report)
  return {
    pool,
    db: drizzle(pool),
    openClient: () => openClient(new Client({ ...clientConfig(connection), keepAlive: true }), report),
    close: () => pool.end(),
  }
}

async function openClient(client: pg.Client, report: (error: Error) => void): Promise<pg.Client> {
  client.on('error', report)
  await client.connect()
  await client.query(TELL_MACHINES)
  return client
}
