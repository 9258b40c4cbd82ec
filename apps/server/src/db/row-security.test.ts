import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestCompany, testApp } from '../../test/world.ts'
import { loadCtx } from '../context/ctx.ts'
import { APP_ROLE } from './client.ts'
import { isRefusedByPolicy } from './sql-errors.ts'
import { TABLES } from './tables.ts'
import { inTransaction, readScoped, transaction } from './transaction.ts'

let app: TestApp
let mine: TestCompany
let foreign: TestCompany
beforeAll(async () => {
  app = await testApp()
  mine = await app.company()
  foreign = await app.company()
  for (const { id } of [mine, foreign]) {
    await app.rows(
      `insert into audit_entries (company_id, at, action, entity, changes) values ($1, $2, 'test', 'test', '[]')`,
      [id, app.clock.now()],
    )
  }
})
afterAll(() => app.close())

const FORGETFUL = 'select company_id from audit_entries'

describe('второй замок: строки видны только своей организации', () => {
  test('запрос, забывший организацию, чужих строк не видит', async () => {
    const ctx = await loadCtx(app.deps, mine.owner.id)
    const { rows } = await readScoped(ctx, (tx) => tx.$client.query(FORGETFUL))
    expect(rows).toEqual([{ company_id: mine.id }])
  })

  test('вне транзакции не видно ничего', async () => {
    const { rows } = await app.deps.database.pool.query(FORGETFUL)
    expect(rows).toEqual([])
  })

  test('область действия кончается вместе с транзакцией', async () => {
    const { database } = app.deps
    await transaction(database, 'read only', [mine.id], (tx) => tx.$client.query(FORGETFUL))
    const counts = await Promise.all(Array.from({ length: 12 }, () => database.pool.query(FORGETFUL)))
    expect(counts.map(({ rows }) => rows.length)).toEqual(Array.from({ length: 12 }, () => 0))
  })

  test('записать строку чужой организации нельзя', async () => {
    const ctx = await loadCtx(app.deps, mine.owner.id)
    const write = inTransaction(ctx, mine.id, (tx) =>
      tx.$client.query(`insert into counters values ($1, 'order', 2025, 1)`, [foreign.id]),
    )
    await expect(write).rejects.toSatisfy(isRefusedByPolicy)
  })

  test('транзакция в чужой организации не начинается', async () => {
    const ctx = await loadCtx(app.deps, mine.owner.id)
    await expect(inTransaction(ctx, foreign.id, async () => 'вошёл')).rejects.toMatchObject({ status: 404 })
  })

  test.each(['update audit_entries set action = $$x$$', 'delete from audit_entries'])(
    'журнал только пополняется: %s запрещено',
    async (text) => {
      const ctx = await loadCtx(app.deps, mine.owner.id)
      await expect(inTransaction(ctx, mine.id, (tx) => tx.$client.query(text))).rejects.toSatisfy(
        isRefusedByPolicy,
      )
    },
  )
})

describe('таблицы', () => {
  const companyTables = Object.entries(TABLES).flatMap(([name, kind]) => (kind === 'company' ? [name] : []))

  test('каждая таблица базы названа в перечне со своим видом', async () => {
    const rows = await app.rows(
      `select tablename from pg_tables where schemaname = 'public' order by tablename`,
    )
    expect(rows.map(({ tablename }) => tablename)).toEqual(Object.keys(TABLES).sort())
  })

  test('у таблиц организаций защита строк включена и обязательна, у прочих её нет', async () => {
    const rows = await app.rows(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and relrowsecurity and relforcerowsecurity order by relname`,
    )
    expect(rows.map(({ relname }) => relname)).toEqual(companyTables.sort())
  })

  test.each(companyTables)('%s: ключи и ссылки на строки организаций содержат организацию', async (table) => {
    const rows = await app.rows(
      `select conname, contype, (select array_agg(attname::text order by n) from unnest(conkey) with ordinality k(num, n)
         join pg_attribute on attrelid = conrelid and attnum = num) as columns
       from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u', 'f')
         and (confrelid = 0 or confrelid::regclass::text = any ($2))`,
      [table, companyTables],
    )
    for (const { conname, columns } of rows) expect(columns, String(conname)).toContain('company_id')
  })

  test.each(companyTables)('%s: уникальные индексы содержат организацию', async (table) => {
    const rows = await app.rows(
      `select indexdef from pg_indexes where schemaname = 'public' and tablename = $1 and indexdef like '%UNIQUE%'`,
      [table],
    )
    for (const { indexdef } of rows) expect(indexdef).toContain('company_id')
  })

  test('политики сравнивают организацию с настройкой и не содержат запросов', async () => {
    const rows = await app.rows(
      `select tablename, qual, with_check from pg_policies where schemaname = 'public'`,
    )
    expect(rows.map(({ tablename }) => tablename).sort()).toEqual(companyTables.sort())
    for (const { qual } of rows)
      expect(String(qual)).toMatch(/^\s*CASE\s+WHEN \(company_id = .*'app\.company_id'/)
    for (const { qual } of rows) expect(String(qual)).not.toMatch(/select/i)
  })

  test('триггеров нет', async () => {
    // On a cluster Citus watches every spread table by one of its own.
    const ours = await app.rows(
      `select tgname from pg_trigger where not tgisinternal and not exists (select from pg_depend
         where classid = 'pg_proc'::regclass and objid = tgfoid and deptype = 'e')`,
    )
    expect(ours).toEqual([])
  })
})

describe('роль приложения', () => {
  test('ничем не владеет, не суперпользователь и защиты не обходит', async () => {
    const owned = await app.rows(
      `select relname from pg_class where relowner = $1::regrole
       union all select proname from pg_proc where proowner = $1::regrole
       union all select nspname from pg_namespace where nspowner = $1::regrole`,
      [APP_ROLE],
    )
    expect(owned).toEqual([])
    const roles = await app.rows(
      'select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = $1',
      [APP_ROLE],
    )
    expect(roles).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false }])
  })

  test('соединения приложения работают под ней', async () => {
    const { rows } = await app.deps.database.pool.query('select current_user::text as role')
    expect(rows).toEqual([{ role: APP_ROLE }])
  })

  test('создать таблицу она не может', async () => {
    const create = app.deps.database.pool.query('create table public.stray (id int)')
    await expect(create).rejects.toSatisfy(isRefusedByPolicy)
  })
})
