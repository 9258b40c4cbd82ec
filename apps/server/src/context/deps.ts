import type { Library } from '@ot/doc-library'
import type { Seller } from '@ot/domain'
import type { Registry } from 'prom-client'
import type { DailyBackups } from '../backup/daily-backups.ts'
import type { Bots } from '../bots/bot.ts'
import type { Database } from '../db/client.ts'
import type { Clock } from '../foundation/clock.ts'
import type { HeavyWork } from '../foundation/heavy-work.ts'
import type { Jobs, Mail } from '../jobs/jobs.ts'
import type { InnLookup } from '../lookup/inn-lookup.ts'
import type { Pdf } from '../pdf/pdf.ts'
import type { Threads } from '../threads/threads.ts'

export type TrustedProxies = number | string | false

export type AppSettings = {
  publicUrl: string
  jwtSecret: string
  /** Where requests of users go. */
  supportEmail: string
  logLevel: string
  /** Requests a minute from one address; 0: no limit. */
  requestsPerMinute: number
  /** Letters of a company to people who are no users of it, in an hour. */
  lettersPerHour: number
  /** Whose X-Forwarded-For is believed: so many proxies before us, or those of these networks. */
  trustProxy: TrustedProxies
  /** Who reads /metrics proves it with this; null: nobody does. */
  metricsToken: string | null
  /** In this time a request must have come, its body included. */
  requestTimeoutMs: number
  /** Who is paid; null: nothing can be ordered. */
  seller: Seller | null
}

/** All that the application takes from outside; a test gives its own clock, lookup and mail. */
export type Deps = {
  clock: Clock
  database: Database
  jobs: Jobs
  mail: Mail
  lookup: InnLookup
  bots: Bots
  library: Library
  pdf: Pdf
  threads: Threads
  heavyWork: HeavyWork
  /** Aborted when files that are being sent must come to their end: the server was told to stop. */
  stopping: AbortSignal
  settings: AppSettings
  /** In tests: an answer that differs from the contract is a failure. */
  checkAnswers?: boolean
  /** Of the embedded database; an outside one is backed up by whoever keeps it. */
  backups?: DailyBackups
  /** Of several processes: the reader of what all of them have measured. */
  shareMetrics?: (own: Registry) => () => Promise<string>
  /** Free part of the disk with the data folder. */
  freeDiskRatio?: () => Promise<number>
  /** Folder of the built web application. */
  staticRoot?: string
}
