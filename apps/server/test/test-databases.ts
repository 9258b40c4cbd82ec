import pg from 'pg'
import { type Connection, clientConfig } from '../src/db/client.ts'

export function withDatabase(server: Connection, database: string): Connection {
  if (!('url' in server)) return { ...server, database }
  const url = new URL(server.url)
  url.pathname = `/${database}`
  return { url: url.href }
}

export async function withServer<T>(server: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(server))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function databasesOf(client: pg.Client, run: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [run],
  )
  return rows.map(({ datname }) => datname)
}

/** A copy of the migrated template under the name asked for; made once. */
export async function cloneTemplate(server: Connection, run: string, name: string): Promise<Connection> {
  await withServer(server, async (client) => {
    if ((await databasesOf(client, run)).includes(name)) return
    await client.query(`create database ${name} template ${run}_template`)
  })
  return withDatabase(server, name)
}

export async function dropDatabases(server: Connection, run: string): Promise<void> {
  await withServer(server, async (client) => {
    for (const name of await databasesOf(client, run))
      await client.query(`drop database ${name} with (force)`)
  })
}
