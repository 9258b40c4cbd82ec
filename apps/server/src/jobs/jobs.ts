import { randomUUID } from 'node:crypto'
import type { SellerPaper } from '@ot/doc-library'
import type { Messenger } from '@ot/domain'
import PgBoss from 'pg-boss'
import type { Database } from '../db/client.ts'
import { JOB_NAMES, QUEUE_SCHEMA } from '../db/job-names.ts'
import type { Tx } from '../db/transaction.ts'
import { errorCode } from '../foundation/error-code.ts'
import type { LetterPermit, Signature } from './letter-permit.ts'

export type Letter = {
  to: string
  subject: string
  text: string
  /** The same text for programs that show HTML. */
  html?: string
  /** Whom an answer reaches. */
  replyTo?: string
  /** Given when it is queued, the same at every attempt: a server that has taken the letter knows it again. */
  id?: string
  /** Where the reader refuses further ones, by hand or by his mail program's own button (RFC 8058). */
  unsubscribeUrl?: string
  /** Files that go with it, in base64. */
  attachments?: { filename: string; content: string; encoding: 'base64' }[]
  /** The row that tells what became of it. */
  record?: { companyId: number; letterId: number }
}

/** How letters leave the house. */
export type Mail = { send(letter: Letter): Promise<void> }

/** What is done later, and again until it succeeds. */
export type Payloads = {
  mail: Letter
  'password-forgotten': { email: string }
  'clean-up': Record<string, never>
  'dispatch-reminders': Record<string, never>
  digests: Record<string, never>
  'bot-message': { messenger: Messenger; chatId: string; text: string }
  'bot-reminders': Record<string, never>
  'bot-addresses': Record<string, never>
  notifications: Record<string, never>
  'account-erasure': Record<string, never>
  acts: Record<string, never>
  backup: Record<string, never>
  /** `id` of the letter: the same at every attempt; `from`: who asked for it, nobody for an act. */
  'payer-letter': {
    companyId: number
    invoiceId: number
    paper: SellerPaper
    id: string
    from?: Signature
  }
}
export type JobName = keyof Payloads

export type JobHandlers = { [N in JobName]: (payload: Payloads[N]) => Promise<void> }

export type Jobs = {
  /** In the caller's transaction: a rolled back change sends no letter. */
  enqueue<N extends Exclude<JobName, 'mail'>>(tx: Tx, name: N, payload: Payloads[N]): Promise<void>
  /** To the account's own user, or to the operator. */
  writeToUser(tx: Tx, letter: Letter): Promise<void>
  /** To anybody else. An answer reaches the one in whose name it goes. */
  writeToOther(tx: Tx, permit: LetterPermit, letter: Letter): Promise<void>
  /** Takes jobs from now on, beside the other processes of this database. */
  startWorking(handlers: JobHandlers): Promise<void>
  /** Does all that waits, once, and answers how much it was. */
  workThrough(handlers: JobHandlers): Promise<number>
  /** Finishes what is under way. */
  stop(): Promise<void>
}

const POLLING_SECONDS = 2
/** Letters that are under way at once: a slow mail server holds up as many. */
const MAIL_WORKERS = 5
const BATCH = 50
const STOP_TIMEOUT_MS = 10_000
/** When each comes by itself, in UTC. */
const PLAN = {
  'clean-up': '17 3 * * *',
  /** Ten in the morning in Moscow. */
  'dispatch-reminders': '0 7 * * *',
  /** Nine o'clock comes at a quarter of an hour in every time zone. */
  digests: '*/15 * * * *',
  'bot-reminders': '*/15 * * * *',
  /** A messenger that was away hears of the address an hour later. */
  'bot-addresses': '7 * * * *',
  /** Somewhere it is six in the morning; zones lie a quarter of an hour apart. */
  notifications: '*/15 * * * *',
  /** Half past six in the morning in Moscow. */
  'account-erasure': '30 3 * * *',
  /** Before the working day: a period that ended yesterday is closed. */
  acts: '10 4 * * *',
  /** Once a day; a machine that was off at night is not left without. */
  backup: '27 * * * *',
} as const satisfies Partial<Record<JobName, string>>

/** `hasPlan`: what comes by the clock is started from here too, once for all processes of the database. */
export async function createJobs(
  database: Database,
  report: (error: Error) => void,
  { hasPlan = false } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    schema: QUEUE_SCHEMA,
    schedule: hasPlan,
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    migrate: false,
  })
  boss.on('error', report)
  await boss.start()

  async function doOnce<N extends JobName>(name: N, handlers: JobHandlers): Promise<number> {
    const jobs = await boss.fetch<Payloads[N]>(name, { batchSize: BATCH })
    for (const { id, data } of jobs) {
      await handlers[name](data).then(
        () => boss.complete(name, id),
        (error: unknown) => boss.fail(name, id, { message: String(error) }),
      )
    }
    return jobs.length
  }

  async function send<N extends JobName>(tx: Tx, name: N, payload: Payloads[N]): Promise<void> {
    const db = { executeSql: (text: string, values: unknown[]) => tx.$client.query(text, values) }
    await boss.send(name, payload, { db })
  }

  const writeToUser = (tx: Tx, letter: Letter) => send(tx, 'mail', { id: randomUUID(), ...letter })

  return {
    enqueue: send,
    writeToUser,
    writeToOther: (tx, permit, letter) => {
      permit.use()
      const { person } = permit.signature
      return writeToUser(tx, { ...letter, ...(person !== null && { replyTo: person.email }) })
    },
    startWorking: async (handlers) => {
      for (const name of JOB_NAMES) await workOn(boss, name, handlers, report)
      for (let worker = 1; worker < MAIL_WORKERS; worker += 1) await workOn(boss, 'mail', handlers, report)
      if (hasPlan) for (const [name, cron] of Object.entries(PLAN)) await boss.schedule(name, cron)
    },
    workThrough: async (handlers) => {
      let total = 0
      for (let done = -1; done !== 0; total += done) {
        done = 0
        for (const name of JOB_NAMES) done += await doOnce(name, handlers)
      }
      return total
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: STOP_TIMEOUT_MS }),
  }
}

/** Whoever has done something looks for more at once; only who finds nothing waits for the next poll. */
async function workOn<N extends JobName>(
  boss: PgBoss,
  name: N,
  handlers: JobHandlers,
  report: (error: Error) => void,
): Promise<void> {
  let worker: string | null = null
  worker = await boss.work<Payloads[N]>(name, { pollingIntervalSeconds: POLLING_SECONDS }, async (jobs) => {
    for (const { data } of jobs) {
      await handlers[name](data).catch((error: unknown) => {
        // The message may name the addressee, so the log gets the code alone; the queue keeps the rest and tries again.
        report(new Error(`job ${name} failed: ${errorCode(error) ?? 'unknown'}`))
        throw error
      })
    }
    if (worker !== null) boss.notifyWorker(worker)
  })
}
