import pg from 'pg'
import { clientConfig, type ServerAddress } from '../src/db/client.ts'
import { migrate } from '../src/db/migrate.ts'
import { spreadTables } from '../src/db/spread-tables.ts'

/** Machines of a Citus cluster beside the coordinator of DATABASE_URL, `host:port,host:port`: then every database is spread over them. */
const CITUS_WORKERS = (process.env.CITUS_WORKERS ?? '').split(',').filter((place) => place !== '')

/** The rows of companies lie on other servers than the rest: they know neither its transactions nor its tables. */
export const IS_SPREAD = CITUS_WORKERS.length > 0

export function withDatabase(server: ServerAddress, database: string): ServerAddress {
  if (!('url' in server)) return { ...server, database }
  const url = new URL(server.url)
  url.pathname = `/${database}`
  return { url: url.href }
}

export async function withServer<T>(
  server: ServerAddress,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(clientConfig(server))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A role that may own a database, its name for a password. Who makes a database for another has to be one of his. */
export async function createOwner(server: ServerAddress, name: string): Promise<void> {
  await withServer(server, (client) =>
    client.query(
      `create role ${name} login createrole password '${name}' role current_user; grant otdel_app to ${name}`,
    ),
  )
}

export function signedInAs(there: ServerAddress, owner: string): ServerAddress {
  if (!('url' in there)) return { ...there, user: owner, password: owner }
  const url = new URL(there.url)
  url.username = owner
  url.password = owner
  return { url: url.href }
}

async function databasesOf(client: pg.Client, run: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [run],
  )
  return rows.map(({ datname }) => datname)
}

/** A copy of the migrated template under the name asked for; made once. */
export async function cloneTemplate(
  server: ServerAddress,
  run: string,
  name: string,
): Promise<ServerAddress> {
  for (const machine of machinesOf(server))
    await withServer(machine, async (client) => {
      if (!(await databasesOf(client, run)).includes(name))
        await client.query(`create database ${name} template ${templateOf(run)}`)
    })
  return withDatabase(server, name)
}

/** One database, migrated once, on a cluster spread over its machines; every worker clones it. */
export async function makeTemplate(server: ServerAddress, run: string): Promise<void> {
  const name = templateOf(run)
  for (const machine of machinesOf(server))
    await withServer(machine, (client) => client.query(`create database ${name}`))
  if (workersOf(server).length > 0) await joinMachines(server, name)
  await migrate(withDatabase(server, name))
  if (workersOf(server).length > 0) {
    await withServer(withDatabase(server, name), spreadTables)
    for (const machine of machinesOf(server)) await withServer(machine, (client) => leaveAlone(client, name))
  }
}

function templateOf(run: string): string {
  return `${run}_template`
}

export async function joinMachines(server: ServerAddress, name: string): Promise<void> {
  for (const machine of machinesOf(server))
    await withServer(withDatabase(machine, name), (client) => client.query('create extension citus'))
  await withServer(withDatabase(server, name), async (client) => {
    await client.query('select citus_set_coordinator_host($1, $2)', placeOf(server))
    for (const worker of workersOf(server))
      await client.query('select citus_add_node($1, $2)', placeOf(worker))
  })
}

/** A database is copied while nobody is connected to it, and Citus keeps a process in each. */
async function leaveAlone(client: pg.Client, name: string): Promise<void> {
  await client.query(`alter database ${name} allow_connections false`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
}

export function machinesOf(server: ServerAddress): ServerAddress[] {
  return [server, ...workersOf(server)]
}

export function workersOf(server: ServerAddress): { url: string }[] {
  if (!('url' in server)) return []
  return CITUS_WORKERS.map((place) => {
    const url = new URL(server.url)
    url.host = place
    return { url: url.href }
  })
}

function placeOf(server: ServerAddress): [string, number] {
  if (!('url' in server)) throw new Error('a cluster is named by its addresses')
  const { hostname, port } = new URL(server.url)
  return [hostname, Number(port)]
}

export async function dropDatabases(server: ServerAddress, run: string): Promise<void> {
  for (const machine of machinesOf(server))
    await withServer(machine, async (client) => {
      for (const name of await databasesOf(client, run))
        await client.query(`drop database ${name} with (force)`)
    })
}
