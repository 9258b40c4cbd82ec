import { connectDatabase, type Database, type ServerAddress } from '../../src/db/client.ts'
import { joinMachines, machinesOf, withDatabase, withServer } from '../test-databases.ts'

/** A database on all machines that belongs to an ordinary owner, as an installation's does, joined and empty. */
export async function ownedDatabase(server: ServerAddress, name: string): Promise<{ url: string }> {
  const owner = `${name}_owner`
  for (const machine of machinesOf(server))
    await withServer(machine, async (client) => {
      await client.query(`create role ${owner} login createrole`)
      await client.query(`grant otdel_app to ${owner}`)
      await client.query(`create database ${name} owner ${owner}`)
    })
  await joinMachines(server, name)
  return asUser(withDatabase(server, name), owner)
}

export function asUser(connection: ServerAddress, user: string): { url: string } {
  if (!('url' in connection)) throw new Error('a cluster is named by its addresses')
  const url = new URL(connection.url)
  url.username = user
  return { url: url.href }
}

export async function withPool<T>(
  connection: ServerAddress,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = connectDatabase(connection, (error) => {
    throw error
  })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
