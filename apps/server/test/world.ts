import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@ot/domain'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { DEMO_SELLER } from '../seed/demo-seller.ts'
import { buildApp } from '../src/composition/app.ts'
import { jobHandlers } from '../src/composition/job-handlers.ts'
import { createAccessTokens } from '../src/context/access-token.ts'
import type { AppSettings, Deps } from '../src/context/deps.ts'
import { clientConfig, connectDatabase } from '../src/db/client.ts'
import { QUEUE_SCHEMA } from '../src/db/job-names.ts'
import { openHeavyWork } from '../src/foundation/heavy-work.ts'
import { createJobs, type Letter } from '../src/jobs/jobs.ts'
import { findSoffice } from '../src/pdf/find-soffice.ts'
import { openPdf } from '../src/pdf/pdf.ts'
import { openWordPdf } from '../src/pdf/word-pdf.ts'
import { openPressRoom } from '../src/threads/press-room.ts'
import { openThreads } from '../src/threads/threads.ts'
import { inAllCompanies } from './all-companies.ts'
import { type Client, createClient } from './client.ts'
import { insertCompany, insertMember } from './factories/company.ts'
import { insertUser, type TestUser } from './factories/user.ts'
import { PRESS_PROGRAM, THREAD_PROGRAM, testLibrary } from './programs.ts'
import { cloneTemplate } from './test-databases.ts'

export type TestCompany = { id: number; owner: TestUser; editor: TestUser; viewer: TestUser }

export type TestApp = {
  fastify: FastifyInstance
  deps: Deps
  clock: { now(): string; set(instant: string): void }
  anonymous: Client
  as(user: { token: string }): Client
  user(): Promise<TestUser>
  company(): Promise<TestCompany>
  /** As if invited and accepted. */
  join(company: { id: number }, user: TestUser, role: Role): Promise<void>
  /** Letters to one address, after all waiting jobs were done. */
  letters(to: string): Promise<Letter[]>
  /** What is stored, whichever company it belongs to. */
  rows(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export const START = '2025-03-10T09:00:00.000Z'

export const SETTINGS: AppSettings = {
  publicUrl: 'http://localhost:3000',
  jwtSecret: 'a secret of the tests, long enough for HS256',
  supportEmail: 'support@otdel.test',
  logLevel: 'silent',
  requestsPerMinute: 0,
  lettersPerHour: 600,
  trustProxy: 1,
  metricsToken: 'a token of the tests',
  requestTimeoutMs: 60_000,
  seller: DEMO_SELLER,
}

function report(error: Error): void {
  throw error
}

function folderOf(worker: string): string {
  return join(tmpdir(), worker)
}

/** The press, and the LibreOffice of this machine, started when a test asks for a PDF; what it made is kept for the next test. */
export function testPdf(worker: string, soffice?: string) {
  const report = () => undefined
  return openPdf({
    press: openPressRoom(PRESS_PROGRAM, { width: 1, report, limits: { slowness: 20 } }),
    word: openWordPdf({
      office: findSoffice({ given: soffice, path: process.env.PATH }),
      cacheFolder: join(folderOf(worker), 'pdf'),
      listeners: 1,
      report,
    }),
  })
}

/**
 * The real application on this worker's own database; the clock stands until the test moves it. `alone`: on a database
 * of that name that no other test file sees, for what works through all companies or all letters of the installation.
 */
export async function testApp(
  changed: Partial<Deps> = {},
  { alone }: { alone?: string } = {},
): Promise<TestApp> {
  const run = inject('run')
  const worker = `${run}_worker_${process.env.VITEST_POOL_ID ?? '1'}`
  const connection = await cloneTemplate(
    inject('server'),
    run,
    alone === undefined ? worker : `${run}_${alone}`,
  )
  const database = connectDatabase(connection, report)
  const tablesOwner = new pg.Pool({ ...clientConfig(connection), max: 2 })
  const jobs = await createJobs(database, report)
  const sent: Letter[] = []
  let now = START
  const clock = {
    now: () => now,
    set: (instant: string) => {
      now = instant
    },
  }
  const deps: Deps = {
    clock,
    database,
    jobs,
    mail: {
      send: async (letter) => {
        sent.push(letter)
      },
    },
    bots: new Map(),
    lookup: { find: async () => ({ kind: 'unknown' }) },
    library: await testLibrary(),
    pdf: testPdf(worker),
    threads: openThreads(THREAD_PROGRAM, { slowness: 20 }),
    heavyWork: openHeavyWork({ unreadMs: 60_000 }),
    stopping: new AbortController().signal,
    settings: SETTINGS,
    checkAnswers: true,
    ...changed,
  }
  const fastify = await buildApp(deps)
  await fastify.ready()
  const tokens = createAccessTokens(SETTINGS.jwtSecret, clock)

  async function user(): Promise<TestUser> {
    const stored = await insertUser(tablesOwner, now)
    return { ...stored, token: await tokens.issue({ ...stored, name: null }, stored.sessionId) }
  }

  async function company(): Promise<TestCompany> {
    const id = await insertCompany(tablesOwner, now)
    const [owner, editor, viewer] = [await user(), await user(), await user()]
    for (const [role, member] of Object.entries({ owner, editor, viewer })) {
      await insertMember(tablesOwner, { userId: member.id, companyId: id, role, createdAt: now })
    }
    return { id, owner, editor, viewer }
  }

  return {
    fastify,
    deps,
    clock,
    user,
    company,
    join: ({ id: companyId }, { id: userId }, role) =>
      insertMember(tablesOwner, { userId, companyId, role, createdAt: now }),
    anonymous: createClient(fastify, null),
    as: ({ token }) => createClient(fastify, token),
    letters: async (to) => {
      await jobs.workThrough(jobHandlers(deps))
      return sent.filter((letter) => letter.to === to)
    },
    rows: (text, values = []) =>
      inAllCompanies(tablesOwner, async (client) => (await client.query(text, values)).rows),
    close: async () => {
      await fastify.close()
      await deps.pdf.close()
      await deps.threads.close()
      await rm(folderOf(worker), { recursive: true, force: true })
      await jobs.stop()
      await database.close()
      // Nobody will ask for the letters of this file any more; the next one would write them all before its own.
      await tablesOwner.query(`delete from ${QUEUE_SCHEMA}.job where state < 'active'`)
      await tablesOwner.end()
    },
  }
}
