import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { ServerAddress } from '../src/db/client.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { dropDatabases, makeTemplate } from './test-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: ServerAddress
    /** Begins the name of every database of this run. */
    run: string
  }
}

type Started = { server: ServerAddress; stop(): Promise<void> }

/** Tests lose nothing in a power cut. */
const UNSAFE_BUT_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

async function startServer(): Promise<Started> {
  const url = process.env.DATABASE_URL
  if (url !== undefined) return { server: { url }, stop: async () => undefined }
  const folder = await mkdtemp(join(tmpdir(), 'otdel-test-'))
  await chmod(folder, 0o755)
  const embedded = await startEmbedded(folder, UNSAFE_BUT_FAST)
  return {
    server: embedded.connection,
    stop: async () => {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer()
  const run = `otdel_test_${process.pid}`
  await makeTemplate(server, run)
  project.provide('server', server)
  project.provide('run', run)
  return async () => {
    await dropDatabases(server, run)
    await stop()
  }
}
