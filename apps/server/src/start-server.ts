import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Library, libraryBundleSchema, libraryFrom, loadLibrary } from '@ot/doc-library'
import { seedDemo } from '../seed/demo.ts'
import { buildApp } from './app.ts'
import { systemClock } from './clock.ts'
import { type Connection, connectDatabase, type Database } from './db/client.ts'
import type { Deps } from './deps.ts'
import type { Settings } from './env.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { createJobs, type Jobs, type Mail } from './jobs/jobs.ts'
import { fileMail, smtpMail } from './jobs/mail.ts'
import { keptSecret } from './kept-secret.ts'
import { describeError } from './logging.ts'
import { dadataLookup } from './lookup/dadata.ts'
import { directoryLookup } from './lookup/directory.ts'
import { serverFolder } from './server-folder.ts'

type Closable = { close(): PromiseLike<unknown> }

export type RunningServer = { address: string; stop(): Promise<void> }

/** Settings → dependencies → application → a listening socket. */
export async function startServer(settings: Settings, connection: Connection): Promise<RunningServer> {
  const started: Closable[] = []
  try {
    const database = connectDatabase(connection, reportInBackground)
    started.push(database)
    const jobs = await createJobs(database, reportInBackground)
    started.push({ close: jobs.stop })
    const deps = await dependencies(settings, database, jobs)
    if (settings.demo) await seedDemo(deps)
    const app = await buildApp(deps)
    started.push(app)
    if (settings.SMTP_URL === undefined) {
      app.log.warn(`SMTP_URL не задан: письма складываются в ${join(settings.DATA_DIR, 'mail')}`)
    }
    const address = await app.listen({ port: settings.PORT, host: settings.HOST })
    await jobs.startWorking(jobHandlers(deps))
    return { address, stop: () => closeAll(started) }
  } catch (error) {
    await closeAll(started)
    throw error
  }
}

/** The last started first: requests under way are finished before what they need goes away. */
async function closeAll(started: readonly Closable[]): Promise<void> {
  for (const part of [...started].reverse()) await part.close()
}

/** What fails outside any request: a lost connection, a job. */
function reportInBackground(error: Error): void {
  console.error(JSON.stringify({ level: 50, msg: 'background failure', err: describeError(error) }))
}

async function dependencies(settings: Settings, database: Database, jobs: Jobs): Promise<Deps> {
  return {
    clock: systemClock,
    database,
    jobs,
    mail: mailOf(settings),
    lookup:
      settings.DADATA_TOKEN === undefined ? directoryLookup : dadataLookup({ token: settings.DADATA_TOKEN }),
    library: await readLibrary(),
    settings: await appSettings(settings),
    staticRoot: join(serverFolder(), '..', 'web', 'dist'),
  }
}

function mailOf({ SMTP_URL, MAIL_FROM, DATA_DIR }: Settings): Mail {
  if (SMTP_URL !== undefined) return smtpMail(SMTP_URL, MAIL_FROM)
  return fileMail(DATA_DIR, MAIL_FROM, systemClock.now)
}

/** The build packs the library into one file beside the bundle; run from source, it is made from its texts. */
async function readLibrary(): Promise<Library> {
  const file = join(serverFolder(), 'dist', 'library.json')
  if (!existsSync(file)) return loadLibrary()
  return libraryFrom(libraryBundleSchema.parse(JSON.parse(await readFile(file, 'utf8'))))
}

async function appSettings(settings: Settings): Promise<Deps['settings']> {
  return {
    publicUrl: settings.PUBLIC_URL,
    jwtSecret: settings.JWT_SECRET ?? (await keptSecret(settings.DATA_DIR, 'jwt-secret')),
    supportEmail: settings.SUPPORT_EMAIL,
    logLevel: settings.LOG_LEVEL,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    trustProxy: settings.TRUST_PROXY === 'true',
  }
}
