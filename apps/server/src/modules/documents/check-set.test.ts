import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/world.ts'
import { staffedCompany } from './testing/staffed-company.ts'

const DATE = '2025-03-10'
const REDUCED_HOURS = 'prikaz-ob-ustanovlenii-sokrashchennogo-rabochego-vremeni'
const APPOINTMENT = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
const REMARKS_FILE = 'Проверить до подписания.txt'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('сокращённую неделю дают не по классу рабочего места: сказано в окне и в архиве', async () => {
  const { id, client, people } = await staffedCompany(app)
  const set = {
    companyId: id,
    date: DATE,
    templateIds: [REDUCED_HOURS],
    values: { [REDUCED_HOURS]: { работники_сокращенные: [people.белов] } },
  }
  const checked = await client.post('/api/documents/check', set)
  expect(checked).toMatchObject({
    status: 200,
    body: {
      remarks: [
        {
          templateId: REDUCED_HOURS,
          name: 'Приказ об установлении сокращённого рабочего времени',
          message: 'Белов Олег Ильич: класс условий труда рабочего места не внесён',
        },
      ],
    },
  })
  const archive = await client.post('/api/documents/archive', set)
  const said = unzipSync(archive.bytes)[REMARKS_FILE]
  expect(new TextDecoder().decode(said)).toContain('Белов Олег Ильич: класс условий труда')
})

test('срок раньше приказа назван, согласованный комплект молчит', async () => {
  const { id, client } = await staffedCompany(app)
  const set = (since: string) => ({
    companyId: id,
    date: DATE,
    templateIds: [APPOINTMENT],
    values: { [APPOINTMENT]: { дата_начала: since } },
  })
  const wrong = await client.post('/api/documents/check', set('2025-03-01'))
  expect(wrong.body.remarks.map(({ message }: { message: string }) => message)).toEqual([
    expect.stringContaining('01.03.2025, раньше даты документа (10.03.2025)'),
  ])
  const right = await client.post('/api/documents/check', set(DATE))
  expect(right.body).toEqual({ remarks: [] })
  const archive = await client.post('/api/documents/archive', set(DATE))
  expect(Object.keys(unzipSync(archive.bytes))).not.toContain(REMARKS_FILE)
})

test('приказ о комиссии, оформляемый один, позже зарегистрированного протокола: сказано с названием и днём', async () => {
  const { id, client } = await staffedCompany(app)
  const [order, protocol] = [
    'prikaz-o-komissii-po-proverke-znaniya-trebovaniy-ot',
    'edinyy-protokol-proverki-znaniy',
  ]
  const registered = await client.post('/api/documents', {
    companyId: id,
    date: '2025-03-01',
    templateId: protocol,
  })
  expect(registered.status).toBe(201)
  const late = { companyId: id, date: DATE, templateIds: [order] }
  const checked = await client.post('/api/documents/check', late)
  expect(checked.body.remarks.map(({ message }: { message: string }) => message)).toContainEqual(
    expect.stringMatching(
      /^Дата 10\.03\.2025 позже, чем у документа «.+» от 01\.03\.2025: он зарегистрирован/,
    ),
  )
  const inTime = await client.post('/api/documents/check', { ...late, date: '2025-02-20' })
  expect(inTime.body.remarks).toEqual([])
})

test('неизвестный шаблон — ошибка с именем поля', async () => {
  const { id, client } = await staffedCompany(app)
  const answer = await client.post('/api/documents/check', {
    companyId: id,
    date: DATE,
    templateIds: ['net-takogo'],
  })
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'templateIds.0' }] } })
})
