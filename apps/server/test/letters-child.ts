import type { Library } from '@ot/doc-library'
import { jobHandlers } from '../src/composition/job-handlers.ts'
import type { Deps } from '../src/context/deps.ts'
import { connectDatabase } from '../src/db/client.ts'
import type { HeavyWork } from '../src/foundation/heavy-work.ts'
import { createJobs } from '../src/jobs/jobs.ts'
import { smtpMail } from '../src/jobs/mail.ts'
import { sendDigests } from '../src/modules/letters/index.ts'
import type { Pdf } from '../src/pdf/pdf.ts'
import type { Threads } from '../src/threads/threads.ts'
import { ProcessSettings } from './letters-process.ts'

/** A process that does the letters of one moment and ends: what a server does when the hour comes. */
async function run({ connection, now, smtpUrl }: ProcessSettings): Promise<void> {
  const database = connectDatabase(connection, report)
  const jobs = await createJobs(database, report)
  const deps: Deps = {
    database,
    jobs,
    clock: { now: () => now },
    mail: smtpMail(smtpUrl, 'ОТдел <otdel@localhost>'),
    bots: new Map(),
    lookup: { find: async () => ({ kind: 'unknown' }) },
    get library(): Library {
      throw new Error('no paper is made here')
    },
    get pdf(): Pdf {
      throw new Error('no paper is printed here')
    },
    get heavyWork(): HeavyWork {
      throw new Error('no call is answered here')
    },
    stopping: new AbortController().signal,
    get threads(): Threads {
      throw new Error('no file is read here')
    },
    settings: {
      publicUrl: 'http://localhost:3000',
      jwtSecret: 'a secret of the tests, long enough for HS256',
      supportEmail: 'support@otdel.test',
      seller: null,
      logLevel: 'silent',
      requestsPerMinute: 0,
      lettersPerHour: 600,
      trustProxy: false,
      metricsToken: null,
      requestTimeoutMs: 0,
    },
  }
  await sendDigests(deps)
  await jobs.workThrough(jobHandlers(deps))
  await jobs.stop()
  await database.close()
}

function report(error: Error): void {
  throw error
}

await run(ProcessSettings.parse(JSON.parse(process.argv[2] ?? '')))
