import { type Operator, WrongCommand } from './admin/command.ts'
import { requireCommand, runAdmin } from './admin/commands.ts'
import { openDatabaseServer } from './composition/database-server.ts'
import { readSettings, type Settings, WrongSetting } from './composition/env.ts'
import { connectDatabase, type Database } from './db/client.ts'
import { systemClock } from './foundation/clock.ts'
import { ProductError } from './foundation/errors.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'

/** One for the transaction of the command, one for the queue beside it. */
const CONNECTIONS = 2

/** `npm run admin -- …`: beside a running server or without one. */
async function run(words: readonly string[]): Promise<string> {
  requireCommand(words)
  const settings = readSettings()
  const server = await openDatabaseServer(settings)
  const database = connectDatabase(server.connection, report, CONNECTIONS)
  const queue = queueOf(database)
  try {
    return await runAdmin(operatorOf(settings, database, queue.open), words)
  } finally {
    await queue.close()
    await database.close()
    // Whose it is stops it; finding out that it is still needed takes two seconds.
    if (!server.wasRunning) await server.stop()
  }
}

function operatorOf(settings: Settings, database: Database, jobs: () => Promise<Jobs>): Operator {
  return {
    database,
    jobs,
    now: systemClock.now(),
    folder: settings.callerFolder,
    dataDir: settings.DATA_DIR,
    settings: { publicUrl: settings.PUBLIC_URL, supportEmail: settings.SUPPORT_EMAIL },
  }
}

function queueOf(database: Database) {
  let opened: Promise<Jobs> | null = null
  return {
    open: () => {
      opened ??= createJobs(database, report)
      return opened
    },
    close: async () => (await opened)?.stop(),
  }
}

function report(error: Error): void {
  console.error(error.message)
}

function isExpected(error: unknown): error is Error {
  return [WrongSetting, WrongCommand, ProductError].some((kind) => error instanceof kind)
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(isExpected(error) ? error.message : error)
  process.exitCode = 1
}
