import { readFile } from 'node:fs/promises'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { trainingDesk } from './testing/training-desk.ts'

const desk = trainingDesk()
const { client, hire, trained } = desk

const SNILS = '112-233-445 95'
const period = (from: string, to: string) => `companyId=${desk.company.id}&from=${from}&to=${to}`
const MARCH = () => period('2025-03-01', '2025-03-10')

const SCHEMA = await readFile(new URL('educated_person_import_v1.0.9.xsd', import.meta.url))

/** Valid against the schema, or the test fails; answers what the paths name. */
function read(xml: string, ...paths: string[]): (string | undefined)[] {
  const schema = XmlDocument.fromBuffer(SCHEMA)
  const validator = XsdValidator.fromDoc(schema)
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    return paths.map((path) => document.get(`/RegistrySet/RegistryRecord/${path}`)?.content)
  } finally {
    document.dispose()
    validator.dispose()
    schema.dispose()
  }
}

async function registry(query = MARCH()): Promise<string> {
  const { status, text } = await client().get(`/api/training/registry?${query}`)
  expect(status, text.slice(0, 300)).toBe(200)
  return text
}

async function check(query = MARCH()) {
  const { status, body } = await client().get(`/api/training/registry/check?${query}`)
  expect(status).toBe(200)
  return body
}

describe('файл для реестра', () => {
  test('соответствует схеме; при обучении у себя обучающая организация — работодатель', async () => {
    await trained()
    expect(
      read(await registry(), 'Worker/Snils', 'Worker/Position', 'Organization/Inn', 'Test/@learnProgramId'),
    ).toEqual([SNILS, 'Экономист', '7707083893', '3'])
  })

  test('обученный на стороне: организация и её ИНН', async () => {
    await trained({ provider: 'ООО «Учебный центр»', providerInn: '500100732259' })
    expect(read(await registry(), 'Organization/Inn', 'Organization/Title')).toEqual([
      '500100732259',
      'ООО «Учебный центр»',
    ])
  })

  test('не сдавший записывается с неудовлетворительной оценкой', async () => {
    await trained({ result: 'failed' })
    expect(read(await registry(), 'Test/@isPassed')).toEqual(['false'])
  })

  test('номер записи не меняется от чтения к чтению', async () => {
    await trained()
    const [first] = read(await registry(), '@outerId')
    expect(read(await registry(), '@outerId')).toEqual([first])
    expect(first).toMatch(/^[A-Za-z0-9-]+$/)
  })

  test('каждая проверка знания — своя запись, отменённая — нет', async () => {
    const { id } = await trained({ date: '2025-03-02', result: 'failed' })
    const again = { date: '2025-03-08', result: 'passed', protocolNumber: '13' }
    await client().post(`/api/events/${id}/complete`, again)
    expect((await registry()).match(/<ProtocolNumber>\d+/g)).toEqual([
      '<ProtocolNumber>12',
      '<ProtocolNumber>13',
    ])
    await client().post(`/api/events/${id}/undo`, {})
    expect((await registry()).match(/<ProtocolNumber>\d+/g)).toEqual(['<ProtocolNumber>12'])
  })

  test('исправленная дата стоит вместо прежней', async () => {
    const { id } = await trained({ date: '2025-03-02' })
    await client().patch(`/api/events/${id}`, { date: '2025-03-04' })
    const text = await registry()
    expect(text.match(/<Date>[\d-]+/g)).toEqual(['<Date>2025-03-04'])
  })

  test('дописанный потом номер протокола остаётся за своей проверкой и после следующей', async () => {
    const { id } = await trained({ date: '2025-03-02', protocolNumber: null })
    await client().patch(`/api/events/${id}`, { protocolNumber: '7', registryNumber: '123456' })
    await client().post(`/api/events/${id}/complete`, {
      date: '2025-03-08',
      result: 'passed',
      protocolNumber: '9',
    })
    expect((await registry()).match(/<ProtocolNumber>\d+/g)).toEqual([
      '<ProtocolNumber>7',
      '<ProtocolNumber>9',
    ])
  })

  test('программы, которых реестр не ведёт, и чужие сроки в файл не входят', async () => {
    await trained()
    await trained({ programme: 'electrical-2', periodicity: '1 год' })
    await trained({ programme: 'methods', date: '2025-02-20' })
    expect((await registry()).match(/<RegistryRecord /g)).toHaveLength(1)
  })

  test('больше пяти тысяч записей — 422 с просьбой взять период короче', async () => {
    const { id } = await trained()
    await desk.app.rows(
      `insert into event_completions (company_id, event_id, kind, date, periodicity, facts, before, at)
       select company_id, event_id, kind, date, periodicity, facts, jsonb_set(before, '{facts}', facts), at
       from event_completions, generate_series(1, 5000) where event_id = $1`,
      [id],
    )
    const { status, body } = await client().get(`/api/training/registry?${MARCH()}`)
    expect(status).toBe(422)
    expect(body.errors[0].field).toBe('to')
    expect(body.description).toContain('период короче')
  })

  test('записей нет — 422 с объяснением', async () => {
    const { status, body } = await client().get(`/api/training/registry?${MARCH()}`)
    expect(status).toBe(422)
    expect(body.description).toContain('нет проверок знания')
  })

  test.each([
    ['2025-03-10', '2025-03-01', 'to'],
    ['1899-12-31', '2025-03-01', 'from'],
    ['2025-03-01', '2101-01-01', 'to'],
    ['вчера', '2025-03-01', 'from'],
  ])('период %s — %s: 400, поле %s', async (from, to, field) => {
    for (const call of ['registry', 'registry/check']) {
      const { status, body } = await client().get(
        `/api/training/${call}?${period(encodeURIComponent(from), to)}`,
      )
      expect(status).toBe(400)
      expect(body.errors[0].field).toBe(field)
    }
  })
})

describe('чего не хватает', () => {
  test('полная запись — ничего', async () => {
    await trained()
    expect(await check()).toEqual({ records: 1, incomplete: [] })
  })

  test('называется по работнику, и неполная запись в файл не входит', async () => {
    await trained()
    const nameless = await hire('Орлова', null)
    const { id } = await trained({
      employeeId: nameless,
      protocolNumber: null,
      result: null,
      provider: 'ООО «Учебный центр»',
    })
    const { records, incomplete } = await check()
    expect(records).toBe(1)
    expect(incomplete).toMatchObject([
      {
        eventId: id,
        employeeId: nameless,
        fullname: 'Орлова Ольга Викторовна',
        date: '2025-03-05',
        missing: [
          'СНИЛС работника',
          'номер протокола',
          'результат проверки знания',
          'ИНН организации, которая обучала',
        ],
      },
    ])
    expect((await registry()).match(/<RegistryRecord /g)).toHaveLength(1)
  })

  test('если неполны все, файла нет и сказано почему', async () => {
    await trained({ protocolNumber: null })
    const { status, body } = await client().get(`/api/training/registry?${MARCH()}`)
    expect(status).toBe(422)
    expect(body.description).toContain('чего не хватает')
  })

  test('неверный ИНН обучающей организации не принимается', async () => {
    const { id } = await trained()
    const { status, body } = await client().patch(`/api/events/${id}`, { providerInn: '7707083894' })
    expect(status).toBe(422)
    expect(body.errors[0].field).toBe('providerInn')
  })
})
