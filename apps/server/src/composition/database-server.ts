import type { ServerAddress } from '../db/client.ts'
import { type EmbeddedServer, embeddedConnection, startEmbedded } from '../db/embedded.ts'
import type { Watch } from '../db/embedded-watch.ts'
import { migrate } from '../db/migrate.ts'
import type { Settings } from './env.ts'

export type DatabaseServer = {
  connection: ServerAddress
  /** Not started by this process. */
  wasRunning: boolean
  /** From now until `stop` a server of our own that dies is begun again. */
  watch(report: (error: Error) => void): void
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
  if (DATABASE_URL === undefined) return watchedServer(await startEmbedded(DATA_DIR))
  return {
    connection: { url: DATABASE_URL },
    wasRunning: true,
    watch: () => undefined,
    stop: async () => undefined,
  }
}

function watchedServer(embedded: EmbeddedServer): DatabaseServer {
  let watch: Watch | null = null
  return {
    connection: embedded.connection,
    wasRunning: embedded.wasRunning,
    watch: (report) => {
      watch = embedded.watch(report)
    },
    stop: async () => {
      await watch?.stop()
      await embedded.stop()
    },
  }
}

/** For a process whose parent has opened the server. */
export async function connectionOfOpenServer({ DATABASE_URL, DATA_DIR }: Settings): Promise<ServerAddress> {
  return DATABASE_URL === undefined ? embeddedConnection(DATA_DIR) : { url: DATABASE_URL }
}
