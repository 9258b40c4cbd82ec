import type { Connection } from '../db/client.ts'
import { embeddedConnection, startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import type { Settings } from './env.ts'

export type DatabaseServer = {
  connection: Connection
  /** Not started by this process. */
  wasRunning: boolean
  stop(): Promise<void>
}

/** The server of DATABASE_URL, or our own; brought to the newest form either way. */
export async function openDatabaseServer(settings: Settings): Promise<DatabaseServer> {
  const server = await reachServer(settings)
  try {
    await migrate(server.connection)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

async function reachServer({ DATABASE_URL, DATA_DIR }: Settings): Promise<DatabaseServer> {
  if (DATABASE_URL === undefined) return startEmbedded(DATA_DIR)
  return { connection: { url: DATABASE_URL }, wasRunning: true, stop: async () => undefined }
}

/** For a process whose parent has opened the server. */
export async function connectionOfOpenServer({ DATABASE_URL, DATA_DIR }: Settings): Promise<Connection> {
  return DATABASE_URL === undefined ? embeddedConnection(DATA_DIR) : { url: DATABASE_URL }
}
