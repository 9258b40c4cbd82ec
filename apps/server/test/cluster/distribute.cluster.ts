import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Operator } from '../../src/admin/command.ts'
import { runAdmin } from '../../src/admin/commands.ts'
import { APP_ROLE, clientConfig, type ServerAddress } from '../../src/db/client.ts'
import { migrate, migrationsFolder, readMigrations } from '../../src/db/migrate.ts'
import { isRefusedByPolicy } from '../../src/db/sql-errors.ts'
import { TABLES } from '../../src/db/tables.ts'
import { insertCompany } from '../factories/company.ts'
import { withDatabase, withServer, workersOf } from '../test-databases.ts'
import { asUser, ownedDatabase, withPool } from './own-cluster.ts'

/** The last before a database could be spread, and a table that comes only afterwards here. */
const BEFORE_CLUSTERS = '0196_sent_pages.sql'
const LATE = '0193_list_views.sql'
const LATE_TABLE = 'list_views'
const OF_ROWS = '9999_departments_get_another_name.sql'

const server = inject('server')
const name = `${inject('run')}_owned`

let folder: string
let connection: { url: string }
let companies: number[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otdel-cluster-'))
  connection = await ownedDatabase(server, name)
  await layDown((migration) => migration <= BEFORE_CLUSTERS && migration !== LATE)
  await migrate(connection, folder)
  companies = await withOwner(async (pool) => [await addCompany(pool), await addCompany(pool)])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function layDown(isWanted: (name: string) => boolean): Promise<void> {
  for (const { name, text } of await readMigrations(migrationsFolder()))
    if (isWanted(name)) await writeFile(join(folder, name), text)
}

async function withOwner<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ ...clientConfig(connection), max: 1 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

async function addCompany(pool: pg.Pool): Promise<number> {
  const id = await insertCompany(pool, '2025-03-10T09:00:00Z')
  await pool.query(
    `begin; select app_set_companies('${id}'); insert into departments (company_id, created_at, updated_at, name)
       values (${id}, now(), now(), 'Цех'); commit`,
  )
  return id
}

function runAsOwner(...words: string[]): Promise<string> {
  return withPool(connection, (database) =>
    runAdmin(
      {
        database,
        now: '2025-03-10T09:00:00Z',
        folder,
        dataDir: join(folder, 'data'),
        settings: { publicUrl: '', supportEmail: '' },
        jobs: () => Promise.reject(new Error('no letters are sent here')),
      } satisfies Operator,
      words,
    ),
  )
}

async function spread(kind: (typeof TABLES)[keyof typeof TABLES]): Promise<unknown[]> {
  const is = kind === 'company' ? `partmethod = 'h'` : `repmodel = 't'`
  const { rows } = await withOwner((pool) =>
    pool.query(`select logicalrelid::text as name from pg_dist_partition where ${is} order by 1`),
  )
  return rows.map(({ name }) => name)
}

async function references(): Promise<unknown[]> {
  const { rows } = await withOwner((pool) =>
    pool.query(
      `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as form from pg_constraint
       where contype = 'f' and conrelid::regclass::text = any ($1) order by 1, 2`,
      [Object.keys(TABLES)],
    ),
  )
  return rows
}

function listed(kind: string): string[] {
  return Object.entries(TABLES).flatMap(([name, of]) => (of === kind ? [name] : []))
}

describe('разложить таблицы по машинам', () => {
  test('все разом по перечню; ссылки и строки те же', async () => {
    const before = await references()
    expect(await runAsOwner('distribute')).toMatch(/таблиц[аы]? разложен/)
    expect(await spread('company')).toEqual(
      listed('company')
        .filter((table) => table !== LATE_TABLE)
        .sort(),
    )
    expect(await spread('reference')).toEqual(listed('reference').sort())
    expect(await references()).toEqual(before)
  })

  test('второй раз раскладывать нечего', async () => {
    expect(await runAsOwner('distribute')).toBe('Раскладывать нечего: все таблицы уже разложены')
  })

  test('таблица новой версии раскладывается вместе с её миграцией, и та меняет строки всех организаций', async () => {
    await layDown(() => true)
    await writeFile(
      join(folder, OF_ROWS),
      `select app_set_companies(string_agg(id::text, ',')) from companies; update departments set name = 'Отдел';`,
    )
    await migrate(connection, folder)
    expect(await spread('company')).toEqual(listed('company').sort())
    const { rows } = await withOwner(async (pool) => {
      await pool.query(`set citus.propagate_set_commands = 'local'`)
      await pool.query(`begin; select app_set_companies('${companies.join(',')}')`)
      return pool.query('select name from departments')
    })
    expect(rows).toEqual([{ name: 'Отдел' }, { name: 'Отдел' }])
  })
})

test('в копии, которую снимает владелец, строки всех организаций', async () => {
  await mkdir(join(folder, 'data'))
  await runAsOwner('backup', 'copy')
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'copy', 'manifest.json'), 'utf8'))
  const departments = { name: 'departments', rows: companies.length }
  expect(manifest).toMatchObject({ tables: expect.arrayContaining([expect.objectContaining(departments)]) })
})

describe('прямо к машине с ролью приложения', () => {
  /** Each machine with the shards of departments that lie on it. */
  async function onMachines<T>(work: (client: pg.Client, shard: string) => Promise<T>): Promise<T[]> {
    const answers: T[] = []
    for (const machine of workersOf(server)) {
      const { port } = new URL(machine.url)
      const { rows } = await withOwner((pool) =>
        pool.query(
          `select shard_name from citus_shards where table_name = 'departments'::regclass and nodeport = $1`,
          [port],
        ),
      )
      const there: ServerAddress = asUser(withDatabase(machine, name), APP_ROLE)
      for (const { shard_name: shard } of rows)
        answers.push(await withServer(there, (client) => work(client, String(shard))))
    }
    return answers
  }

  const enter = (id: number | undefined) => `begin; select app_set_companies('${id}')`

  test('без организации не видно ни одной строки', async () => {
    const seen = await onMachines(async (client, shard) => {
      const { rows } = await client.query(`select from ${shard}`)
      return rows.length
    })
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.every((count) => count === 0)).toBe(true)
  })

  test('в организации видны только её строки', async () => {
    for (const id of companies) {
      const seen = await onMachines(async (client, shard) => {
        await client.query(enter(id))
        const { rows } = await client.query(`select company_id::int as id from ${shard}`)
        return rows.map((row) => row.id)
      })
      expect(seen.flat()).toEqual([id])
    }
  })

  test('строку чужой организации не записать и не переписать', async () => {
    const [mine, foreign] = companies
    await onMachines(async (client, shard) => {
      await client.query(`${enter(mine)}; set local citus.enable_manual_changes_to_shards = on`)
      const { rowCount } = await client.query(
        `update ${shard} set name = 'Чужой' where company_id = ${foreign}`,
      )
      expect(rowCount).toBe(0)
      const insert = client.query(
        `insert into ${shard} (company_id, id, created_at, updated_at, name) overriding system value values (${foreign}, 99, now(), now(), 'Чужой')`,
      )
      await expect(insert).rejects.toSatisfy(isRefusedByPolicy)
    })
  })
})
