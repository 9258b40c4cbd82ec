import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { withDatabase, withServer } from '../../test/test-databases.ts'
import type { ServerAddress } from './client.ts'
import { migrate, migrationsFolder, readMigrations } from './migrate.ts'

const LAST_BEFORE = '0097_answers_become_facts.sql'
const COMPANY = {
  id: 1,
  version: 1,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
  name: 'Общество',
  short_name: 'Общество',
  form_of_ownership: 'Частная собственность',
  activity_ids: '{1}',
  legal_address: 'г. Пермь',
  actual_address: 'г. Пермь, ул. Заводская, 1',
  mailing_address: 'г. Пермь',
  phone: '+7 (342) 000-00-01',
  email: 'a@b.ru',
  inn: '7707083893',
  kpp: '770701001',
  okpo: '0',
  okato: '0',
  oktmo: '0',
  okved: '0',
  ogrn: '0',
  okogu: '0',
  director_name: 'Панов Илья Олегович',
  director_position: 'Директор',
  director_name_cases: {},
  director_position_cases: {},
  time_zone: 'Europe/Moscow',
  additional_addresses: [],
}

let folder: string
let connection: ServerAddress
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otdel-kept-answers-'))
  const server = inject('server')
  const name = `${inject('run')}_kept_answers`
  await withServer(server, (client) => client.query(`create database ${name}`))
  connection = withDatabase(server, name)
  for (const migration of await readMigrations(migrationsFolder())) {
    if (migration.name > LAST_BEFORE) continue
    await writeFile(join(folder, migration.name), migration.text)
  }
  await migrate(connection, folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** As the owner of the tables, for whom row security is off while he writes. */
function asCompany<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withServer(connection, async (client) => {
    await client.query(`begin; select app_set_companies('1,2')`)
    const answer = await work(client)
    await client.query('commit')
    return answer
  })
}

async function keep(client: pg.Client, companyId: number, key: string, value: unknown): Promise<void> {
  await client.query(
    `insert into company_facts (company_id, key, value, updated_at, updated_by)
     values ($1, $2, $3, '2026-11-20T00:00:00Z', 1)`,
    [companyId, key, value === null ? null : JSON.stringify(value)],
  )
}

test('ответы словами становятся контрагентами с договорами и местами, ничего введённого не теряется', async () => {
  await asCompany(async (client) => {
    for (const id of [1, 2]) {
      const company = JSON.stringify({ ...COMPANY, id })
      await client.query('insert into companies select * from jsonb_populate_record(null::companies, $1)', [
        company,
      ])
    }
    await keep(client, 1, 'medicalOrganisation', 'ООО «Здоровье», ОГРН 1020000000000')
    await keep(client, 1, 'medicalContract', '№ 15-М от 12.01.2026')
    await keep(client, 1, 'laundry', 'прачечная ООО «Чистота»')
    await keep(client, 1, 'contractor', null)
    await keep(client, 1, 'activity', 'ремонт кровель')
    await keep(client, 1, 'assemblyPoint', 'площадка у ворот')
    await keep(client, 1, 'smokingPlace', null)
    await keep(client, 2, 'powerCutoff', 'щит у входа')
    await keep(client, 2, 'callAddress', 'г. Тверь, ул. Мира, 1')
    await keep(client, 2, 'trainingContract', '№ 7 от 31.02.2026')
  })
  await migrate(connection)
  const { counterparties, places, facts } = await asCompany(async (client) => ({
    counterparties: (
      await client.query(
        `select company_id::int as company, kind, name, contract_number as number, contract_date::text as date
         from counterparties order by company_id, kind`,
      )
    ).rows,
    places: (
      await client.query(
        `select company_id::int as company, address, assembly_point as assembly, power_cutoff as power
         from places order by company_id`,
      )
    ).rows,
    facts: (await client.query('select key, value from company_facts order by company_id, key')).rows,
  }))
  expect(counterparties).toEqual([
    { company: 1, kind: 'laundry', name: 'прачечная ООО «Чистота»', number: null, date: null },
    {
      company: 1,
      kind: 'medical',
      name: 'ООО «Здоровье», ОГРН 1020000000000',
      number: '15-М',
      date: '2026-01-12',
    },
    { company: 2, kind: 'training', name: 'Учебный центр', number: '№ 7 от 31.02.2026', date: null },
  ])
  expect(places).toEqual([
    { company: 1, address: 'г. Пермь, ул. Заводская, 1', assembly: 'площадка у ворот', power: null },
    { company: 2, address: 'г. Тверь, ул. Мира, 1', assembly: null, power: 'щит у входа' },
  ])
  expect(facts).toEqual([
    { key: 'activity', value: 'ремонт кровель' },
    { key: 'contractor', value: null },
    { key: 'smokingPlace', value: null },
  ])
})
