import cluster, { type Worker } from 'node:cluster'
import { connectionOfOpenServer, openDatabaseServer } from './database-server.ts'
import type { Settings } from './env.ts'
import { reportInBackground, startServer } from './start-server.ts'
import { gatherMetrics } from './worker-metrics.ts'

export type Running = { address: string; stop(): Promise<void> }

/** One process that does everything. */
export async function runAlone(settings: Settings): Promise<Running> {
  const databaseServer = await openDatabaseServer(settings)
  try {
    const server = await startServer(settings, databaseServer.connection)
    databaseServer.watch(reportInBackground)
    return { address: server.address, stop: () => server.stop().then(() => databaseServer.stop()) }
  } catch (error) {
    await databaseServer.stop()
    throw error
  }
}

/** A worker of several: the parent opened the database. */
export async function runWorker(settings: Settings): Promise<Running> {
  return startServer(settings, await connectionOfOpenServer(settings))
}

/** The parent of several: opens the database, keeps WEB_CONCURRENCY workers alive, serves nothing itself. */
export async function runParent(settings: Settings): Promise<Running> {
  const databaseServer = await openDatabaseServer(settings)
  const workers = new Set<Worker>()
  gatherMetrics(reportInBackground)
  let stopping = false

  function addWorker(): Promise<string> {
    const worker = cluster.fork()
    workers.add(worker)
    return new Promise((resolve, reject) => {
      let isServing = false
      worker.on('listening', ({ address, port }) => {
        isServing = true
        resolve(`http://${address}:${port}`)
      })
      worker.on('exit', (code) => {
        workers.delete(worker)
        if (!isServing) reject(new Error(`рабочий процесс завершился при запуске с кодом ${code}`))
        else if (!stopping) void addWorker().catch(() => process.exit(1))
      })
    })
  }

  async function stop(): Promise<void> {
    stopping = true
    await Promise.all([...workers].map(stopWorker))
    await databaseServer.stop()
  }

  try {
    const addresses = await Promise.all(Array.from({ length: settings.WEB_CONCURRENCY }, addWorker))
    databaseServer.watch(reportInBackground)
    return { address: addresses[0] ?? '', stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function stopWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return Promise.resolve()
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
    worker.process.kill('SIGTERM')
  })
}
