import { readTables } from '@ot/spreadsheet'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildWorld, type World } from '../../../test/isolation-world.ts'
import { type TestApp, testApp } from '../../../test/world.ts'
import { loadCtx } from '../../context/ctx.ts'
import { TABLES } from '../../db/tables.ts'
import { EXPORTED_TABLE_NAMES, fileNameOf } from './exported-tables.ts'
import { tableParts } from './json-parts.ts'

const FOLDER = 'ООО «Ромашка»'

let app: TestApp
let world: World
let foreign: World
beforeAll(async () => {
  app = await testApp()
  world = await buildWorld(app)
  foreign = await buildWorld(app)
})
afterAll(() => app.close())

type Files = Record<string, Uint8Array>

async function exported(user: { token: string }): Promise<Files> {
  const { status, bytes, headers } = await app.as(user).get('/api/account/export')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/zip')
  return unzipSync(bytes)
}

function rowsIn(files: Files, path: string): Record<string, unknown>[] {
  const file = files[path]
  if (file === undefined) throw new Error(`${path} нет среди ${Object.keys(files).join(', ')}`)
  return z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(strFromU8(file)))
}

async function folderOf({ companyId }: World): Promise<string> {
  const [row] = await app.rows('select short_name from companies where id = $1', [companyId])
  return String(row?.short_name)
}

describe('выгрузка всех данных', () => {
  const companyTables = Object.entries(TABLES).flatMap(([table, kind]) => (kind === 'company' ? [table] : []))

  test('знает каждую таблицу организации', () => {
    expect([...EXPORTED_TABLE_NAMES].sort()).toEqual(companyTables.toSorted())
  })

  test('в каждом файле — все строки своей таблицы и ни одной чужой', async () => {
    const files = await exported(world.owner)
    const folder = await folderOf(world)
    for (const table of companyTables) {
      const rows = rowsIn(files, `${folder}/JSON/${fileNameOf(table)}.json`)
      const [stored] = await app.rows(`select count(*)::int as count from ${table} where company_id = $1`, [
        world.companyId,
      ])
      expect(rows.length, table).toBe(stored?.count)
    }
    const employees = rowsIn(files, `${folder}/JSON/employees.json`)
    expect(employees.find(({ id }) => id === world.employeeId)).toMatchObject({
      lastName: 'Петрова',
      birthDate: '1990-02-03',
      snils: '112-233-445 95',
    })
    expect(employees.some(({ id }) => id === foreign.employeeId)).toBe(false)
    expect(rowsIn(files, `${folder}/JSON/company.json`)).toMatchObject([{ id: world.companyId }])
    const members = rowsIn(files, `${folder}/JSON/members.json`).map(({ email }) => email)
    expect(members).toContain(world.owner.email)
    expect(members).not.toContain(foreign.owner.email)
  })

  test('документы, свои шаблоны, сканы и материалы — теми же байтами', async () => {
    const files = await exported(world.owner)
    const owner = app.as(world.owner)
    const { bytes } = await owner.get(`/api/documents/${world.documentId}/file`)
    const paths = Object.keys(files)
    expect(Object.values(files).some((file) => bytes.equals(file))).toBe(true)
    const documents = await app.rows('select id from documents where company_id = $1', [world.companyId])
    expect(paths.filter((path) => /\/Документы\/.+\.docx$/.test(path))).toHaveLength(documents.length)
    const templates = await app.rows('select content from personal_templates where company_id = $1', [
      world.companyId,
    ])
    const own = paths.filter((path) => path.includes('/Свои шаблоны/'))
    expect(own).toHaveLength(templates.length)
    const evidence = await app.rows('select bytes from incident_evidence where company_id = $1', [
      world.companyId,
    ])
    expect(evidence.length).toBeGreaterThan(0)
    const kept = paths.filter((path) => path.includes('/Материалы расследований/'))
    expect(kept.map((path) => Buffer.from(files[path] ?? []))).toEqual(evidence.map((row) => row.bytes))
    expect(paths.filter((path) => path.includes('Не сформировано'))).toEqual([])
  })

  test('книга Excel — лист на каждый вид записей', async () => {
    const files = await exported(world.owner)
    const book = files[`${await folderOf(world)}/Данные.xlsx`]
    const tables = readTables(Buffer.from(book ?? []), 'Данные.xlsx')
    expect(tables.map(({ name }) => name)).toEqual([
      'Работники',
      'Инструктажи',
      'Обучение',
      'Медосмотры',
      'СИЗ',
      'СОУТ',
      'Риски',
      'Переводы',
      'Инструкции',
      'Рабочие места',
      'Документы',
      'Отправка документов',
      'Заявки',
      'Отсутствия',
      'Контрагенты',
      'Здания и помещения',
      'Оборудование',
      'Ответственные',
      'Происшествия',
      'Микротравмы',
    ])
    expect(JSON.stringify(tables[0]?.rows)).toContain('Петрова')
  })

  test('сведения о самом пользователе — без паролей, ключей и отпечатков', async () => {
    const files = await exported(world.owner)
    expect(rowsIn(files, 'Аккаунт/account.json')).toMatchObject([
      { id: world.owner.id, email: world.owner.email, twoFactor: false },
    ])
    const sessions = rowsIn(files, 'Аккаунт/sessions.json').map(({ id }) => id)
    expect(sessions).toContain(world.owner.sessionId)
    expect(sessions).not.toContain(foreign.owner.sessionId)
    const json = Object.keys(files).filter((path) => path.endsWith('.json'))
    const keys = json.flatMap((path) => rowsIn(files, path).flatMap((row) => Object.keys(row)))
    expect(keys.filter((key) => /password|secret|token|hash$/i.test(key))).toEqual([])
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain(world.owner.email)
  })

  test('наблюдатель получает то же, что и владелец', async () => {
    const [own, seen] = [await exported(world.owner), await exported(world.viewer)]
    const inside = (files: Files) => Object.keys(files).filter((path) => !path.startsWith('Аккаунт/'))
    expect(inside(seen)).toEqual(inside(own))
  })

  test('после конца тарифа выгрузка остаётся', async () => {
    await app.rows(
      `update subscriptions set from_day = '2025-01-01', until = '2025-01-15' where company_id = $1`,
      [foreign.companyId],
    )
    const files = await exported(foreign.owner)
    expect(Object.keys(files).some((path) => path.endsWith('.docx'))).toBe(true)
  })

  test('без организаций — только сам пользователь', async () => {
    const files = await exported(await app.user())
    expect(Object.keys(files).every((path) => path === 'README.txt' || path.startsWith('Аккаунт/'))).toBe(
      true,
    )
  })

  test('браузер скачивает её по билету, без билета и входа — 401', async () => {
    const { body } = await app.as(world.owner).post('/api/tickets')
    const path = '/api/account/export'
    expect((await app.anonymous.get(`${path}?ticket=${body.ticket}`)).status).toBe(200)
    expect((await app.anonymous.get(path)).status).toBe(401)
    expect((await app.anonymous.get(`${path}?ticket=выдуманный`)).status).toBe(401)
  })

  test('большая таблица делится на части из целых строк', async () => {
    const ctx = await loadCtx(app.deps, world.owner.id)
    const parts: string[] = []
    for await (const part of tableParts(ctx, world.companyId, 'audit_entries', 200)) parts.push(part)
    const rows = parts.flatMap((part) => JSON.parse(part))
    const [stored] = await app.rows(
      'select count(*)::int as count from audit_entries where company_id = $1',
      [world.companyId],
    )
    expect(rows).toHaveLength(Number(stored?.count))
  })

  test('сводка говорит, что войдёт и сколько займёт', async () => {
    const { body } = await app.as(world.viewer).get('/api/account/export/summary')
    expect(body.companies).toMatchObject([{ id: world.companyId, role: 'viewer' }])
    expect(body.backupMadeAt).toBeNull()
    const [{ employees, documents, files, bytes }] = body.companies
    expect(employees).toBeGreaterThan(1)
    expect(documents).toBeGreaterThan(0)
    expect(files).toBeGreaterThan(0)
    expect(bytes).toBeGreaterThan(documents * 1000)
  })
})

test('организации с одним названием лежат в разных папках', async () => {
  const twin = await app.company()
  await app.rows(
    `insert into memberships (user_id, company_id, role, created_at) values ($1, $2, 'viewer', now())`,
    [world.owner.id, twin.id],
  )
  await app.rows('update companies set short_name = $2 where id = any($1)', [
    [twin.id, world.companyId],
    FOLDER,
  ])
  const files = await exported(world.owner)
  const folders = new Set(Object.keys(files).map((path) => path.split('/')[0]))
  expect([...folders].filter((folder) => folder?.startsWith(FOLDER))).toHaveLength(2)
})
