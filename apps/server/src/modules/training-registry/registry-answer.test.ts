import { documentText } from '@ot/doc-engine'
import { describe, expect, test } from 'vitest'
import { trainingDesk } from './testing/training-desk.ts'

const desk = trainingDesk()
const { client, trained, hire } = desk

const send = (bytes: string, { dryRun = false, fileName = 'ответ.csv', user = desk.company.owner } = {}) =>
  desk.app.as(user).upload(`/api/training/registry/answer?companyId=${desk.company.id}&dryRun=${dryRun}`, {
    fileName,
    bytes,
  })

const TABLE =
  'СНИЛС;Программа обучения;Номер протокола;Номер в реестре\n' +
  '112-233-445 95;Общие вопросы охраны труда и функционирования СУОТ;12;5550001'

async function outerIds(): Promise<string[]> {
  const { text } = await client().get(
    `/api/training/registry?companyId=${desk.company.id}&from=2025-01-01&to=2025-12-31`,
  )
  return [...text.matchAll(/outerId="([^"]+)"/g)].map(([, outerId]) => outerId ?? '')
}

const numberOf = async (id: number) => (await client().get(`/api/events/${id}`)).body.registryNumber
const protocol = async () =>
  documentText((await client().get(`/api/training/protocol?companyId=${desk.company.id}&number=12`)).bytes)

describe('ответ реестра обученных лиц', () => {
  test('таблица: проверка не пишет, загрузка пишет и печатается в протоколе, повтор ничего не меняет', async () => {
    const { id } = await trained()
    expect((await send(TABLE, { dryRun: true })).body).toMatchObject({
      written: false,
      totals: { write: 1, same: 0, error: 0 },
    })
    expect(await numberOf(id)).not.toBe('5550001')
    expect((await send(TABLE)).body).toMatchObject({ written: true, totals: { write: 1 } })
    expect(await numberOf(id)).toBe('5550001')
    expect(await protocol()).toContain('5550001')
    expect((await send(TABLE)).body).toMatchObject({ written: false, totals: { write: 0, same: 1 } })
  })

  test('xml по outerId находит запись и после того, как её исправили', async () => {
    const { id } = await trained()
    const [outerId] = await outerIds()
    await client().patch(`/api/events/${id}`, { hours: 20 })
    const xml = `<RegistrySet><RegistryRecord outerId="${outerId}"><RegistryNumber>5550002</RegistryNumber></RegistryRecord></RegistrySet>`
    expect((await send(xml, { fileName: 'ответ.xml' })).body.totals).toEqual({ write: 1, same: 0, error: 0 })
    expect(await numberOf(id)).toBe('5550002')
    expect((await send(xml, { fileName: 'ответ.xml' })).body.totals).toEqual({ write: 0, same: 1, error: 0 })
  })

  test('что не нашлось, названо и остальному не мешает', async () => {
    const { id } = await trained()
    const { body } = await send(
      `${TABLE}\n112-233-445 95;Б;12;1\n001-001-998 00;А;12;2\n112-233-445 95;А;12;3\n112-233-445 95;А;12;`,
    )
    expect(body.totals).toEqual({ write: 1, same: 0, error: 4 })
    expect(body.rows.map(({ problem }: { problem: string | null }) => problem)).toEqual([
      null,
      'У работника нет проверки по этой программе с протоколом № 12',
      'СНИЛС 001-001-998 00 нет среди прошедших проверку знания',
      'Файл называет этой записи и другой номер: 5550001',
      'Нет номера записи в реестре',
    ])
    expect(await numberOf(id)).toBe('5550001')
  })

  test('проверка, после которой есть новая, и чужой СНИЛС при outerId не пишутся', async () => {
    const { id } = await trained()
    const [old] = await outerIds()
    const again = await client().post(`/api/events/${id}/complete`, {
      date: '2025-03-08',
      result: 'passed',
      protocolNumber: '15',
    })
    expect(again.status, again.text).toBe(200)
    const before = await outerIds()
    const other = await trained({ employeeId: await hire('Белова', '087-654-303 00'), protocolNumber: '13' })
    const foreign = (await outerIds()).find((one) => !before.includes(one))
    const { body } = await send(
      `outerId;СНИЛС;Номер в реестре\n${old};112-233-445 95;1\n${foreign};112-233-445 95;2`,
    )
    expect(body.totals).toEqual({ write: 0, same: 0, error: 2 })
    expect(await numberOf(other.id)).not.toBe('2')
  })

  test('номер стоит в журнале изменений', async () => {
    await trained()
    const before = await desk.app.rows('select 1 from audit_entries where company_id = $1', [desk.company.id])
    await send(TABLE)
    const after = await desk.app.rows('select 1 from audit_entries where company_id = $1', [desk.company.id])
    expect(after.length).toBe(before.length + 1)
  })

  test('таблица без столбца с номером — отказ у файла', async () => {
    const { status, body } = await send('ФИО;Дата\nСмирнова;01.02.2025')
    expect(status).toBe(422)
    expect(body.errors[0].field).toBe('file')
  })

  test('кто только смотрит, номеров не вносит', async () => {
    await trained()
    expect((await send(TABLE, { user: desk.company.viewer })).status).toBe(403)
  })
})
