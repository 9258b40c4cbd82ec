import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDayOff } from '@ot/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorOf } from '../../test/operator.ts'
import { type TestApp, type TestCompany, testApp } from '../../test/world.ts'
import { readProductionCalendar } from '../db/production-calendar.ts'
import { transaction } from '../db/transaction.ts'
import { WrongCommand } from './command.ts'
import { runAdmin } from './commands.ts'

let app: TestApp
let company: TestCompany
let folder: string

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  folder = await mkdtemp(join(tmpdir(), 'otdel-calendar-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await app.close()
})

const run = (...words: string[]) => runAdmin(operatorOf(app, folder), ['calendar', ...words])
const calendar = () =>
  transaction(app.deps.database, 'read only', [company.id], (tx) => readProductionCalendar(tx, company.id))

async function file(content: unknown): Promise<string> {
  await writeFile(join(folder, 'year.json'), typeof content === 'string' ? content : JSON.stringify(content))
  return 'year.json'
}

const YEAR = { year: 2028, decree: 'постановление от 01.09.2027 № 1', verified: true }

test('известные годы названы с постановлением и пометкой, что текст не сверен', async () => {
  expect(await run('list')).toContain(
    '2027: постановление Правительства РФ от 17.09.2026 № 1187 (с текстом постановления не сверено); 02.01.2027 → 05.11.2027',
  )
})

test('год добавляют файлом: его видит каждый процесс; убрали — нет', async () => {
  expect(isDayOff('2028-05-02', await calendar())).toBe(false)
  const added = await run(await file({ ...YEAR, moved: [{ from: '2028-01-01', to: '2028-05-02' }] }))
  expect(added).toContain('Год 2028: 1 перенос')
  expect(isDayOff('2028-05-02', await calendar())).toBe(true)
  expect(await run('list')).toContain(
    '2028: постановление от 01.09.2027 № 1; 01.01.2028 → 02.05.2028 — добавлен вами',
  )
  await run(await file({ ...YEAR, moved: [] }))
  expect(isDayOff('2028-05-02', await calendar())).toBe(false)
  expect(await run('remove', '2028')).toBe('Год 2028 убран')
  expect(await run('remove', '2028')).toBe('Года 2028 среди добавленных нет')
})

test.each([
  ['не JSON', '{', 'не JSON'],
  ['нет постановления', { year: 2028, moved: [] }, 'decree'],
  ['день другого года', { ...YEAR, moved: [{ from: '2027-12-25', to: '2028-05-02' }] }, 'дни не 2028 года'],
])('%s: сказано, что исправить, и ничего не записано', async (_name, content, words) => {
  const named = await file(content)
  await expect(run(named)).rejects.toThrow(WrongCommand)
  await expect(run(named)).rejects.toThrow(words)
  expect(await run('list')).not.toContain('2028')
})

test('файла нет', async () => {
  await expect(run('нет.json')).rejects.toThrow('Файла нет')
})
