import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { clientConfig } from '../src/db/client.ts'
import { inAllCompanies } from './all-companies.ts'
import { insertCompany } from './factories/company.ts'
import { bundled } from './programs.ts'
import { cloneTemplate, machinesOf, withServer } from './test-databases.ts'
import { urlOf } from './url-of.ts'

const CREATED = '2025-03-01T09:00:00.000Z'
const MORNING = '2025-03-10T04:00:00.000Z'
const ONE_DAY_LEFT = '2025-03-11'
const POLL_MS = 50
const database = `${inject('run')}_killed`

let program: string
let url: string
let pool: pg.Pool
let companies: number[]
beforeAll(async () => {
  program = await bundled('one-morning')
  const connection = await cloneTemplate(inject('server'), inject('run'), database)
  url = urlOf(connection)
  pool = new pg.Pool({ ...clientConfig(connection), max: 4 })
})
beforeEach(async () => {
  await inAllCompanies(pool, (client) =>
    client.query('delete from notifications; delete from notification_marks; delete from notification_runs'),
  )
  companies = []
  for (let index = 0; index < 3; index += 1) companies.push(await insertCompany(pool, CREATED))
  await pool.query('update subscriptions set until = $1', [ONE_DAY_LEFT])
})
afterAll(() => pool.end())

function startMorning(): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  return spawn(process.execPath, [program, url, MORNING], { env: { PATH, HOME }, stdio: 'inherit' })
}

async function finished(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, 'exit')
  return code
}

async function told(): Promise<Record<string, number>> {
  const { rows } = await inAllCompanies(pool, (client) =>
    client.query('select company_id, count(*) from notifications group by company_id'),
  )
  return Object.fromEntries(rows.map(({ company_id, count }) => [String(company_id), Number(count)]))
}

const onceEach = () => Object.fromEntries(companies.map((id) => [String(id), 1]))

/** Until somebody waits for what this connection holds, on whichever machine the row lies. */
async function untilBlocked(child: ChildProcess): Promise<void> {
  const server = inject('server')
  while (child.exitCode === null) {
    for (const machine of machinesOf(server)) if (await withServer(machine, isSomebodyWaiting)) return
    await wait(POLL_MS)
  }
  throw new Error(`the job ended with ${child.exitCode} and waited for nobody`)
}

async function isSomebodyWaiting(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
    [database],
  )
  return rowCount !== 0
}

describe('задание уведомлений', () => {
  test('убитое посреди организации и запущенное дважды сразу не рассказывает ничего дважды', async () => {
    const [, second = 0] = companies
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select app_set_companies($1)', [String(second)])
    // The job stops inside the second company, whose mark is being written by somebody else; the others may be done by then.
    await holder.query(
      `insert into notification_marks values ($1, 'tariff:standard:${ONE_DAY_LEFT}', '1', '2025-03-10')`,
      [second],
    )
    const killed = startMorning()
    await untilBlocked(killed)
    killed.kill('SIGKILL')
    await finished(killed)
    await holder.query('rollback')
    holder.release()
    expect(await told()).not.toHaveProperty(String(second))
    expect(await Promise.all([startMorning(), startMorning()].map(finished))).toEqual([0, 0])
    expect(await told()).toEqual(onceEach())
    const { rows } = await pool.query('select count(*) from stream_events where company_id = any ($1)', [
      companies,
    ])
    expect(Number(rows[0].count)).toBe(3)
  })

  test('одно, пока другое ещё не кончило: второе ждёт и уходит ни с чем', async () => {
    const [first = 0] = companies
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query(`insert into notification_runs values ($1, '2025-03-10')`, [first])
    const waiting = startMorning()
    await untilBlocked(waiting)
    await holder.query('commit')
    holder.release()
    expect(await finished(waiting)).toBe(0)
    expect(await told()).not.toHaveProperty(String(first))
  })
})
