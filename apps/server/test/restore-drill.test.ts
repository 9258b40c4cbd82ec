import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO_LOGIN, seedDemo } from '../seed/demo.ts'
import { runAdmin } from '../src/admin/commands.ts'
import { dailyBackups } from '../src/backup/daily-backups.ts'
import { clientConfig, connectDatabase, type ServerAddress } from '../src/db/client.ts'
import { migrate } from '../src/db/migrate.ts'
import { inAllCompanies } from './all-companies.ts'
import { operatorOf } from './operator.ts'
import { type RealServer, startRealServer } from './real-server.ts'
import { createOwner, signedInAs, withDatabase, withServer } from './test-databases.ts'
import { urlOf } from './url-of.ts'
import { type TestApp, testApp } from './world.ts'

const run = inject('run')
const OWNER = `${run}_drill_owner`

let source: TestApp
let folder: string
/** Rows and fingerprints at the moment of the backup. */
let before: Record<string, string>
beforeAll(async () => {
  source = await testApp({}, { alone: 'drill_source' })
  await seedDemo(source.deps)
  folder = await mkdtemp(join(tmpdir(), 'otdel-drill-'))
  await mkdir(join(folder, 'data', 'mail'), { recursive: true })
  await writeFile(join(folder, 'data', 'jwt-secret'), 'secret of the drill, which is long enough')
  await writeFile(join(folder, 'data', 'mail', 'letter.eml'), 'Письмо')
  before = await fingerprints(withDatabase(inject('server'), `${run}_drill_source`))
  await runAdmin(operatorOf(source, folder, join(folder, 'data')), ['backup', 'copy'])
})
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true, force: true })
})

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

type Restored = { connection: ServerAddress; dataDir: string; admin(...words: string[]): Promise<string> }

/** An empty, migrated database and a data folder of its own. */
async function emptyPlace(name: string, owner?: string): Promise<Restored> {
  const server = inject('server')
  const database = `${run}_${name}`
  await withServer(server, (client) =>
    client.query(`create database ${database}${owner === undefined ? '' : ` owner ${owner}`}`),
  )
  const there = withDatabase(server, database)
  const connection = owner === undefined ? there : signedInAs(there, owner)
  await migrate(connection)
  const opened = connectDatabase(connection, () => undefined)
  undo.push(() => opened.close())
  const dataDir = join(folder, name)
  await mkdir(dataDir)
  const operator = { ...operatorOf(source, folder, dataDir), database: opened }
  return { connection, dataDir, admin: (...words) => runAdmin(operator, words) }
}

/** Rows and a fingerprint of every table, whatever their order is, of all companies. */
async function fingerprints(connection: ServerAddress): Promise<Record<string, string>> {
  const pool = new pg.Pool({ ...clientConfig(connection), max: 1 })
  try {
    return await inAllCompanies(pool, fingerprintsSeenBy)
  } finally {
    await pool.end()
  }
}

async function fingerprintsSeenBy(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss') order by 1`,
  )
  const told: Record<string, string> = {}
  for (const { name } of rows) {
    const answer = await client.query<{ told: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as told from ${name} t`,
    )
    told[name] = answer.rows[0]?.told ?? ''
  }
  return told
}

async function signIn(url: string): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${url}/api/login`, { method: 'POST', headers, body: JSON.stringify(DEMO_LOGIN) }))
    .status
}

describe('восстановление из копии', () => {
  test('в пустую базу: строки и отпечаток каждой таблицы те же, файлы на месте, вход работает', async () => {
    const place = await emptyPlace('drill_target')
    const said = await place.admin('restore', 'copy')
    expect(said).toMatch(/^Восстановлено из копии от .+ Таблиц: \d+, строк: \d+, файлов: 2$/)
    expect(await fingerprints(place.connection)).toEqual(before)
    expect(Object.values(before).filter((told) => !told.startsWith('0 ')).length).toBeGreaterThan(40)
    expect(await readFile(join(place.dataDir, 'mail', 'letter.eml'), 'utf8')).toBe('Письмо')

    const server: RealServer = await startRealServer({
      DATABASE_URL: urlOf(place.connection),
      DATA_DIR: place.dataDir,
      PLANNED_JOBS: 'off',
    })
    undo.push(() => server.stop())
    expect(await signIn(server.url)).toBe(200)
    await expect(place.admin('restore', 'copy', 'overwrite')).rejects.toThrow('остановите его')
  })

  test('непустую базу заменяет только явное слово, испорченная копия не трогает ничего', async () => {
    const place = await emptyPlace('drill_full')
    await place.admin('restore', 'copy')
    await expect(place.admin('restore', 'copy')).rejects.toThrow('База не пуста')
    await expect(place.admin('restore', 'copy', 'да')).rejects.toThrow('только слово overwrite')
    await expect(place.admin('backup', 'copy')).rejects.toThrow('не пуста')
    await expect(place.admin('restore', 'нет-такой')).rejects.toThrow('нет копии')
    await place.admin('restore', 'copy', 'overwrite')
    expect(await fingerprints(place.connection)).toEqual(before)

    await place.admin('backup', 'spoiled')
    await writeFile(join(folder, 'spoiled', 'tables', 'public.users.copy.gz'), 'не то')
    await expect(place.admin('restore', 'spoiled', 'overwrite')).rejects.toThrow('контрольная сумма')
    expect(await fingerprints(place.connection)).toEqual(before)
  })

  test('владелец, которого связывает защита строк, копирует и восстанавливает все строки', async () => {
    await createOwner(inject('server'), OWNER)
    undo.push(() =>
      withServer(inject('server'), async (client) => {
        await client.query(`drop database ${run}_drill_bound with (force)`)
        await client.query(`drop role ${OWNER}`)
      }),
    )
    const place = await emptyPlace('drill_bound', OWNER)
    await place.admin('restore', 'copy')
    const asAdmin = withDatabase(inject('server'), `${run}_drill_bound`)
    expect(await fingerprints(asAdmin)).toEqual(before)
    await place.admin('backup', 'bound')
    const again = await emptyPlace('drill_again')
    await again.admin('restore', 'bound')
    expect(await fingerprints(again.connection)).toEqual(before)
  })
})

test('ежедневная копия делается раз в день, и /readyz называет её возраст', async () => {
  const dataDir = join(folder, 'daily')
  await mkdir(dataDir)
  const { database } = source.deps
  let now = '2026-11-23T00:27:00.000Z'
  const backups = dailyBackups({ database, dataDir, clock: { now: () => now } })
  expect(await backups.newest()).toBeNull()
  await backups.keepUp()
  now = '2026-11-23T01:27:00.000Z'
  await backups.keepUp()
  expect(await backups.newest()).toBe('2026-11-23T00:27:00.000Z')
  now = '2026-11-24T00:27:00.000Z'
  await backups.keepUp()
  expect(await backups.newest()).toBe(now)

  source.clock.set('2026-11-24T01:27:00.000Z')
  const app = await testApp({ backups, clock: source.clock }, { alone: 'drill_ready' })
  const { body } = await app.anonymous.get('/readyz')
  expect(body).toEqual({ status: 'ready', backup: { madeAt: now, ageSeconds: 3600 } })
  await app.close()
})
