import { isAdminCommand, runAdminCommand, USAGE } from './admin-commands.ts'
import { openDatabaseServer } from './database-server.ts'
import { connectDatabase } from './db/client.ts'
import { readSettings, WrongSetting } from './env.ts'

/** `npm run admin -- …`: beside a running server or without one. */
async function run(command: string): Promise<string> {
  if (!isAdminCommand(command)) throw new WrongSetting(USAGE)
  const server = await openDatabaseServer(readSettings())
  const database = connectDatabase(server.connection, (error) => console.error(error.message), 1)
  try {
    return (await runAdminCommand(command, database)) ?? USAGE
  } finally {
    await database.close()
    await server.stop()
  }
}

try {
  console.log(await run(process.argv[2] ?? ''))
} catch (error) {
  console.error(error instanceof WrongSetting ? error.message : error)
  process.exitCode = 1
}
