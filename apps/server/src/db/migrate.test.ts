import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createOwner, signedInAs, withDatabase, withServer } from '../../test/test-databases.ts'
import { connectDatabase, type ServerAddress } from './client.ts'
import { migrate, migrationsFolder, pendingMigrations, readMigrations } from './migrate.ts'
import { sqlStatements } from './sql-statements.ts'

/** The last before `distribute`: older ones are applied to whole databases only. */
const BEFORE_CLUSTERS = '0196_sent_pages.sql'

/** No ordinary owner may create this one. */
const STATISTICS = `do $$ begin
  if (select rolsuper from pg_roles where rolname = current_user) then create extension pg_stat_statements; end if;
end $$`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otdel-migrations-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function emptyDatabase(name: string): Promise<ServerAddress> {
  const server = inject('server')
  const full = `${inject('run')}_${name}`
  await withServer(server, (client) => client.query(`create database ${full}`))
  return withDatabase(server, full)
}

function tablesOf(connection: ServerAddress): Promise<string[]> {
  return withServer(connection, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as name
       from information_schema.columns where table_schema in ('public', 'pgboss') order by 1`,
    )
    return rows.map(({ name }) => name)
  })
}

describe('миграции', () => {
  test('имена говорят, что делается, номера не повторяются', async () => {
    const names = (await readMigrations(migrationsFolder())).map(({ name }) => name)
    for (const name of names) expect(name).toMatch(/^\d{4}_[a-z][a-z0-9_]+\.sql$/)
    const numbers = names.map((name) => name.slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('те, что встретят базу, разложенную по машинам, меняют ограничения отдельными командами', async () => {
    const later = (await readMigrations(migrationsFolder())).filter(({ name }) => name > BEFORE_CLUSTERS)
    for (const { name, text } of later)
      for (const statement of sqlStatements(text))
        expect(statement, name).not.toMatch(
          /^alter table[\s\S]*add constraint[\s\S]*,\s*(?:add|drop|alter)\s/i,
        )
  })

  test('несколько процессов, начавших сразу, дают одну базу', async () => {
    const connection = await emptyDatabase('at_once')
    const applied = await Promise.all([migrate(connection), migrate(connection), migrate(connection)])
    const all = (await readMigrations(migrationsFolder())).map(({ name }) => name)
    expect(applied.flat().sort()).toEqual(all)
    expect(await migrate(connection)).toEqual([])
  })

  test('база, обновлённая по одной миграции, такая же, как созданная сразу', async () => {
    const stepwise = await emptyDatabase('stepwise')
    for (const { name, text } of await readMigrations(migrationsFolder())) {
      await writeFile(join(folder, name), text)
      await migrate(stepwise, folder)
    }
    const whole = await emptyDatabase('whole')
    await migrate(whole)
    expect(await tablesOf(stepwise)).toEqual(await tablesOf(whole))
  })

  test('расширение и чужая функция в той же схеме запуску не мешают', async () => {
    const server = inject('server')
    const owner = `${inject('run')}_guest`
    const database = `${inject('run')}_extended`
    await createOwner(server, owner)
    await withServer(server, (client) => client.query(`create database ${database} owner ${owner}`))
    const connection = withDatabase(server, database)
    await withServer(connection, (client) =>
      client.query(`create extension pgcrypto; ${STATISTICS}; create table strange (id int);
        create function stranger() returns int language sql as 'select 1'; revoke all on function stranger() from public`),
    )
    expect((await migrate(signedInAs(connection, owner))).length).toBeGreaterThan(0)
    await withServer(server, (client) => client.query(`drop database ${database} with (force)`))
    await withServer(server, (client) => client.query(`drop role ${owner}`))
  })

  test('изменённая после применения миграция останавливает запуск и названа', async () => {
    const connection = await emptyDatabase('changed')
    await migrate(connection)
    const [first] = await readMigrations(migrationsFolder())
    const changed = await mkdtemp(join(tmpdir(), 'otdel-changed-'))
    await writeFile(join(changed, first?.name ?? ''), `${first?.text}\nselect 1;`)
    await expect(migrate(connection, changed)).rejects.toThrow(/0001_users_companies_and_audit\.sql изменена/)
    await rm(changed, { recursive: true })
  })

  test('неудачная миграция не оставляет половины и остаётся в очереди', async () => {
    const connection = await emptyDatabase('broken')
    await migrate(connection)
    const broken = await mkdtemp(join(tmpdir(), 'otdel-broken-'))
    for (const { name, text } of await readMigrations(migrationsFolder()))
      await writeFile(join(broken, name), text)
    await writeFile(join(broken, '9999_half_a_step.sql'), 'create table half (id int); select 1/0;')
    await expect(migrate(connection, broken)).rejects.toThrow(/9999_half_a_step\.sql не применена/)
    expect((await tablesOf(connection)).some((name) => name.startsWith('half.'))).toBe(false)
    const database = connectDatabase(connection, () => undefined)
    expect(await pendingMigrations(database.pool, broken)).toEqual(['9999_half_a_step.sql'])
    await database.close()
    await rm(broken, { recursive: true })
  })
})
