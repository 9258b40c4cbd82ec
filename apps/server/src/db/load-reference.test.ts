import { POSITIONS } from '@ot/reference'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneTemplate, withServer } from '../../test/test-databases.ts'
import { clientConfig, type ServerAddress } from './client.ts'
import { loadReference } from './load-reference.ts'
import { migrate, migrationsFolder, readMigrations } from './migrate.ts'

const STORED = 'select id, name from positions order by id'

let connection: ServerAddress
let client: pg.Client
beforeAll(async () => {
  connection = await cloneTemplate(inject('server'), inject('run'), `${inject('run')}_reference`)
  client = new pg.Client(clientConfig(connection))
  await client.connect()
})
afterAll(() => client.end())

async function stored(): Promise<{ id: number; name: string }[]> {
  return (await client.query<{ id: number; name: string }>(STORED)).rows
}

function listed(): { id: number; name: string }[] {
  return POSITIONS.map(({ id, name }) => ({ id, name })).sort((one, other) => one.id - other.id)
}

test('после миграций таблица должностей равна справочнику, и повторный старт её не трогает', async () => {
  expect(await stored()).toEqual(listed())
  expect(await loadReference(client)).toBe(false)
  await Promise.all([migrate(connection), migrate(connection), migrate(connection)])
  expect(await stored()).toEqual(listed())
})

test('номера первой миграции в справочнике остались теми же должностями', async () => {
  const first = (await readMigrations(migrationsFolder())).find(({ name }) => name === '0020_positions.sql')
  const seeded = [...(first?.text ?? '').matchAll(/\((\d+), '([^']+)'\)/g)]
  expect(seeded).toHaveLength(245)
  const names = new Map(POSITIONS.map(({ id, name }) => [id, name]))
  for (const [, id, name] of seeded) expect(names.get(Number(id))).toBe(name)
})

test('новая должность добавляется, исправленное название заменяется, лишняя строка остаётся', async () => {
  await client.query(`insert into positions (id, name) values (900001, 'Прежняя должность')`)
  const changed = listed().map((row) => (row.id === 5 ? { id: 5, name: 'Экономист отдела' } : row))
  expect(await loadReference(client, [...changed, { id: 900002, name: 'Новая должность' }])).toBe(true)
  const names = new Map((await stored()).map(({ id, name }) => [id, name]))
  expect(names.get(5)).toBe('Экономист отдела')
  expect(names.get(900001)).toBe('Прежняя должность')
  expect(names.get(900002)).toBe('Новая должность')
})

test('две должности могут обменяться названиями', async () => {
  const swapped = listed().map(({ id, name }) => {
    if (id === 3) return { id, name: 'Бухгалтер' }
    return id === 4 ? { id, name: 'Главный бухгалтер' } : { id, name }
  })
  expect(await loadReference(client, swapped)).toBe(true)
  const names = new Map((await stored()).map(({ id, name }) => [id, name]))
  expect([names.get(3), names.get(4)]).toEqual(['Бухгалтер', 'Главный бухгалтер'])
  await loadReference(client)
  expect((await stored()).filter(({ id }) => id < 900000)).toEqual(listed())
})

test('занятое название останавливает загрузку, и от неё ничего не остаётся', async () => {
  await client.query(`insert into positions (id, name) values (900003, 'Занятое название')`)
  const before = await stored()
  const clashing = [...listed(), { id: 900004, name: 'Занятое название' }]
  await expect(loadReference(client, clashing)).rejects.toThrow('справочник должностей не загружен')
  expect(await stored()).toEqual(before)
  const { rows } = await withServer(connection, (other) => other.query('select name from reference_loads'))
  expect(rows).toEqual([{ name: 'positions' }])
})
