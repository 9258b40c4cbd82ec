import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Library, loadLibrary, readLibrary } from '@ot/doc-library'
import { seedDemo } from '../../seed/demo.ts'
import { dailyBackups } from '../backup/daily-backups.ts'
import type { Bots } from '../bots/bot.ts'
import { openBots } from '../bots/open-bots.ts'
import type { Deps } from '../context/deps.ts'
import { connectDatabase, type Database, type ServerAddress } from '../db/client.ts'
import { systemClock } from '../foundation/clock.ts'
import { keepGivingBack } from '../foundation/freed-memory.ts'
import { openHeavyWork } from '../foundation/heavy-work.ts'
import { keptSecret } from '../foundation/kept-secret.ts'
import { describeError } from '../foundation/logging.ts'
import { serverFolder } from '../foundation/server-folder.ts'
import { openStopping } from '../foundation/stopping.ts'
import { createJobs, type Jobs, type Mail } from '../jobs/jobs.ts'
import { fileMail, smtpMail } from '../jobs/mail.ts'
import { dadataLookup } from '../lookup/dadata.ts'
import { directoryLookup } from '../lookup/directory.ts'
import { syncBuiltInNews } from '../modules/news/index.ts'
import { findSoffice } from '../pdf/find-soffice.ts'
import { openPdf, type Pdf } from '../pdf/pdf.ts'
import { openWordPdf } from '../pdf/word-pdf.ts'
import { openPressRoom } from '../threads/press-room.ts'
import { openThreads, type Threads } from '../threads/threads.ts'
import { buildApp } from './app.ts'
import type { Settings } from './env.ts'
import { jobHandlers } from './job-handlers.ts'
import { readSeller } from './read-seller.ts'
import { PRESS_PROGRAM, THREAD_PROGRAM } from './thread-program.ts'
import { shareMetrics } from './worker-metrics.ts'

/** The largest file a call takes, over a poor line. */
const REQUEST_TIMEOUT_MS = 120_000

type Closable = { close(): PromiseLike<unknown> }

export type RunningServer = { address: string; stop(): Promise<void> }

/** Settings → dependencies → application → a listening socket. */
export async function startServer(settings: Settings, connection: ServerAddress): Promise<RunningServer> {
  const started: Closable[] = []
  try {
    const database = connectDatabase(connection, reportInBackground)
    started.push(database)
    const jobs = await createJobs(database, reportInBackground, {
      hasPlan: settings.PLANNED_JOBS === 'on',
    })
    started.push({ close: jobs.stop })
    const pdf = pdfOf(settings)
    started.push(pdf)
    const threads = openThreads(THREAD_PROGRAM)
    started.push(threads)
    started.push(await keepGivingBack(reportInBackground))
    const stopping = openStopping()
    const deps = await dependencies(settings, { database, jobs, pdf, threads, stopping: stopping.signal })
    await syncBuiltInNews(database, systemClock.now())
    if (settings.demo) await seedDemo(deps)
    const app = await buildApp(deps)
    started.push(app)
    if (settings.SMTP_URL === undefined) {
      app.log.warn(`SMTP_URL не задан: письма складываются в ${join(settings.DATA_DIR, 'mail')}`)
    }
    const address = await app.listen({ port: settings.PORT, host: settings.HOST })
    await jobs.startWorking(jobHandlers(deps))
    // The index of the search is built and the forms are read now, not when somebody asks first.
    deps.library.search('охрана труда')
    await deps.library.readForms()
    return {
      address,
      stop: () => {
        stopping.begin()
        return closeAll(started)
      },
    }
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
export function reportInBackground(error: Error): void {
  console.error(JSON.stringify({ level: 50, msg: 'background failure', err: describeError(error) }))
}

type Started = { database: Database; jobs: Jobs; pdf: Pdf; threads: Threads; stopping: AbortSignal }

async function dependencies(settings: Settings, started: Started): Promise<Deps> {
  return {
    ...started,
    ...(settings.DATABASE_URL === undefined && {
      backups: dailyBackups({ ...started, dataDir: settings.DATA_DIR, clock: systemClock }),
    }),
    ...(cluster.isWorker && { shareMetrics }),
    freeDiskRatio: () => freeDiskRatio(settings.DATA_DIR),
    heavyWork: openHeavyWork(),
    clock: systemClock,
    mail: mailOf(settings),
    lookup:
      settings.DADATA_TOKEN === undefined ? directoryLookup : dadataLookup({ token: settings.DADATA_TOKEN }),
    bots: botsOf(settings),
    library: await openLibrary(),
    settings: await appSettings(settings),
    staticRoot: join(serverFolder(), '..', 'web', 'dist'),
  }
}

function botsOf({
  TELEGRAM_BOT_TOKEN,
  TELEGRAM_BOT_NAME,
  MAX_BOT_TOKEN,
  MAX_BOT_NAME,
  ...rest
}: Settings): Bots {
  return openBots({
    ...(TELEGRAM_BOT_TOKEN !== undefined &&
      TELEGRAM_BOT_NAME !== undefined && {
        telegram: { token: TELEGRAM_BOT_TOKEN, name: TELEGRAM_BOT_NAME, apiUrl: rest.TELEGRAM_API_URL },
      }),
    ...(MAX_BOT_TOKEN !== undefined &&
      MAX_BOT_NAME !== undefined && {
        max: { token: MAX_BOT_TOKEN, name: MAX_BOT_NAME, apiUrl: rest.MAX_API_URL },
      }),
  })
}

async function freeDiskRatio(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder)
  return bavail / blocks
}

function mailOf({ SMTP_URL, MAIL_FROM, DATA_DIR }: Settings): Mail {
  if (SMTP_URL !== undefined) return smtpMail(SMTP_URL, MAIL_FROM)
  return fileMail(DATA_DIR, MAIL_FROM, systemClock.now)
}

/** A process of the press and a listener of LibreOffice a core, shared among the processes of the server. */
function pdfOf({ SOFFICE_PATH, PATH, DATA_DIR, WEB_CONCURRENCY }: Settings): Pdf {
  const width = Math.max(1, Math.floor(availableParallelism() / WEB_CONCURRENCY))
  const report = reportInBackground
  const office = findSoffice({ given: SOFFICE_PATH, path: PATH })
  // Users are told what they have; whoever named the file is told what is wrong with it.
  if (SOFFICE_PATH !== undefined && office.lack !== null) report(new Error(office.lack))
  return openPdf({
    press: openPressRoom(PRESS_PROGRAM, { width, report }),
    word: openWordPdf({
      office,
      cacheFolder: join(DATA_DIR, 'pdf'),
      listeners: width,
      report,
    }),
  })
}

/** The build packs the library into one file beside the bundle; run from source, it is made from its texts. */
async function openLibrary(): Promise<Library> {
  const file = join(serverFolder(), 'dist', 'library.bin')
  return existsSync(file) ? readLibrary(file) : loadLibrary()
}

async function appSettings(settings: Settings): Promise<Deps['settings']> {
  return {
    publicUrl: settings.PUBLIC_URL,
    jwtSecret: settings.JWT_SECRET ?? (await keptSecret(settings.DATA_DIR, 'jwt-secret')),
    supportEmail: settings.SUPPORT_EMAIL,
    logLevel: settings.LOG_LEVEL,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    lettersPerHour: settings.LETTERS_PER_HOUR,
    trustProxy: settings.TRUST_PROXY,
    metricsToken: settings.METRICS_TOKEN ?? null,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    seller: await readSeller(settings),
  }
}
