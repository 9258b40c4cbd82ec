import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { incidentWorld, reported } from '../../../test/factories/incidents.ts'
import { addEmployee } from '../../../test/factories/people.ts'
import { operatorOf } from '../../../test/operator.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { runAdmin } from '../../admin/commands.ts'
import { sendDigests } from './send-digests.ts'
import { addHead, addStore, BRIEFING, departmentTokens, MONDAY } from './testing/dues.ts'

let app: TestApp
let company: TestCompany
let heads = 0
beforeAll(async () => {
  app = await testApp({}, { alone: 'digests' })
})
beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
})
afterAll(() => app.close())

async function runAt(...instants: string[]): Promise<void> {
  for (const instant of instants) {
    app.clock.set(instant)
    await sendDigests(app.deps)
  }
}

/** Every quarter of an hour between eight and ten in Moscow. */
function quarters(day: string): string[] {
  return ['05', '06'].flatMap((hour) =>
    ['00', '15', '30', '45'].map((minute) => `${day}T${hour}:${minute}:00.000Z`),
  )
}

function march(from: number, to: number): string[] {
  return Array.from(
    { length: to - from + 1 },
    (_, index) => `2025-03-${String(from + index).padStart(2, '0')}`,
  )
}

function freshHead(): string {
  heads += 1
  return `head-${heads}@letters.test`
}

const choose = (rhythm: string) =>
  app.as(company.owner).patch('/api/letters/settings', { companyId: company.id, rhythm })

describe('сводка специалисту', () => {
  test('день за днём: по понедельникам в девять, каждая однажды; наблюдателю не приходит', async () => {
    await addStore(app, company)
    await runAt(...march(10, 31).flatMap(quarters))
    expect(await app.letters(company.owner.email)).toHaveLength(3)
    expect(await app.letters(company.editor.email)).toHaveLength(3)
    expect(await app.letters(company.viewer.email)).toHaveLength(0)
    const rows = await app.rows(
      `select kind, period::text, queued_at, sent_at is not null as sent from letters
       where company_id = $1 and email = $2 order by id`,
      [company.id, company.owner.email],
    )
    expect(rows.map(({ period, sent }) => [period, sent])).toEqual([
      ['2025-03-17', true],
      ['2025-03-24', true],
      ['2025-03-31', true],
    ])
  })

  test('каждый день, если так выбрано; «не присылать» — не приходит', async () => {
    await addStore(app, company)
    expect((await choose('daily')).body).toMatchObject({
      rhythm: 'daily',
      nextAt: '2025-03-11T06:00:00.000Z',
    })
    await runAt(...march(10, 14).flatMap(quarters))
    expect(await app.letters(company.owner.email)).toHaveLength(4)
    app.clock.set(START)
    expect((await choose('off')).body).toMatchObject({ rhythm: 'off', nextAt: null })
    await runAt(...march(15, 18).flatMap(quarters))
    expect(await app.letters(company.owner.email)).toHaveLength(4)
  })

  test('девять — по часам организации', async () => {
    await addStore(app, company)
    await app.rows(`update companies set time_zone = 'Asia/Vladivostok' where id = $1`, [company.id])
    await runAt('2025-03-16T22:59:00.000Z')
    expect(await app.letters(company.owner.email)).toHaveLength(0)
    await runAt('2025-03-16T23:00:00.000Z')
    expect(await app.letters(company.owner.email)).toHaveLength(1)
  })

  test('сервер стоял: понедельничная приходит в среду, и только одна', async () => {
    await addStore(app, company)
    await runAt('2025-03-26T10:00:00.000Z', '2025-03-27T10:00:00.000Z')
    expect(await app.letters(company.owner.email)).toHaveLength(1)
  })

  test('сообщать не о чем — письма нет', async () => {
    const { body } = await app
      .as(company.owner)
      .post('/api/employee-groups', { companyId: company.id, name: 'Цех' })
    await addEmployee(app, company, { employeeGroupId: body.id })
    await runAt(MONDAY)
    expect(await app.letters(company.owner.email)).toEqual([])
    expect(await app.rows('select 1 from letters where company_id = $1', [company.id])).toEqual([])
  })

  test('в письме числа по отделам, кого касается, заявки и ссылки; HTML говорит то же', async () => {
    const { workerId } = await addStore(app, company)
    const { id: eventId } = await addEvent(app, company, { ...BRIEFING, employeeId: workerId })
    await app.as(company.owner).post('/api/memos', {
      companyId: company.id,
      memoSection: 'briefing',
      employeesData: [{ employeeId: workerId, eventId }],
    })
    await runAt(MONDAY)
    const [letter] = await app.letters(company.owner.email)
    const text = letter?.text.replaceAll('\u00a0', ' ') ?? ''
    expect(letter?.subject).toBe('Охрана труда: просрочено 1 — ООО «Ромашка»')
    expect(text).toContain('Сроки по охране труда на 17 марта 2025 г.')
    expect(text).toContain('Всего: просрочено — 1, в ближайшие 7 дней — 1.')
    expect(text).toContain('— Склад: просрочено — 1, в ближайшие 7 дней — 1')
    expect(text).toContain('— Громов Пётр Ильич (Склад): ')
    expect(text).toContain('срок был 01.03.2025')
    expect(text).toContain('до 20.03.2025')
    expect(text).toContain('— № 1 «Проведение инструктажей»: исполнено 0 из 1')
    expect(text).toContain('http://localhost:3000/notifications')
    expect(letter?.html).toContain(`http://localhost:3000/notifications/training?employee=${workerId}`)
    expect(letter?.html).toContain('<html lang="ru">')
    expect(letter?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/[\w-]+$/)
    expect(text).toContain(letter?.unsubscribeUrl)
  })

  test('шаги расследования, у которых подошёл или прошёл срок, названы и ведут к происшествию', async () => {
    const people = await incidentWorld(app, company)
    const { body } = await app.as(company.editor).post('/api/incidents', reported(company, people))
    await runAt(MONDAY)
    const [letter] = await app.letters(company.owner.email)
    const text = letter?.text.replaceAll('\u00a0', ' ') ?? ''
    expect(text).toMatch(/Расследования\n— Происшествие № 1\/2025: .* — срок был 11:30 11\.03\.2025/)
    expect(letter?.html).toContain(`http://localhost:3000/notifications/incident/${body.id}`)
  })

  test('осмотры оборудования, у которых подошёл или прошёл срок, названы; из них одних письмо уже есть', async () => {
    const add = (name: string, inspectedOn: string) =>
      app.as(company.editor).post('/api/things', {
        companyId: company.id,
        kind: 'extinguisher',
        name,
        periodMonths: 12,
        inspectedOn,
      })
    await add('Огнетушитель ОП-4', '2024-03-10')
    await add('Огнетушитель ОУ-2', '2024-04-16')
    await add('Огнетушитель ОУ-5', '2024-04-18')
    await runAt(MONDAY)
    const [letter] = await app.letters(company.owner.email)
    const lines = '— Огнетушитель ОП-4 — срок был 10.03.2025\n— Огнетушитель ОУ-2 — до 16.04.2025'
    const text = letter?.text.replaceAll('\u00a0', ' ') ?? ''
    expect(text).toContain(`Оборудование\n${lines}\n\n`)
    expect(letter?.html?.replaceAll('\u00a0', ' ')).toContain('Огнетушитель ОУ-2 — до 16.04.2025')
  })

  test('кто вышел из организации, писем о ней не получает', async () => {
    await addStore(app, company)
    await app.rows('delete from memberships where company_id = $1 and user_id = $2', [
      company.id,
      company.editor.id,
    ])
    await runAt(MONDAY)
    expect(await app.letters(company.editor.email)).toEqual([])
  })
})

describe('список отдела руководителю', () => {
  test('по понедельникам, с новой личной ссылкой; в письме числа, имена — за ссылкой', async () => {
    const { departmentId } = await addStore(app, company)
    const email = freshHead()
    await addHead(app, company, departmentId, email)
    await runAt(...march(10, 25).flatMap(quarters))
    const letters = await app.letters(email)
    expect(letters).toHaveLength(2)
    const texts = letters.map((letter) => letter.text.replaceAll('\u00a0', ' '))
    const text = texts.find((one) => one.includes('на 17 марта')) ?? ''
    expect(letters[0]?.subject).toBe('Охрана труда: сроки отдела «Склад» — ООО «Ромашка»')
    expect(text).toContain('Здравствуйте, Ольга Викторовна!')
    expect(text).toContain('у 1 работника просрочено — 1')
    expect(text).toContain('Действует 30 дней, до 16 апреля 2025 г.')
    expect(text).not.toContain('Громов')
    expect(new Set(await departmentTokens(app, email)).size).toBe(2)
  })

  test.each<[string, (departmentId: number, headId: number) => Promise<unknown>]>([
    [
      'уволенному',
      (_, headId) =>
        app.as(company.owner).post(`/api/employees/${headId}/dismiss`, { dismissedOn: '2025-03-10' }),
    ],
    [
      'тому, кто больше не руководит',
      (departmentId) =>
        app.as(company.owner).patch(`/api/employee-groups/${departmentId}`, { headEmployeeId: null }),
    ],
  ])('не приходит %s', async (_case, change) => {
    const { departmentId } = await addStore(app, company)
    const email = freshHead()
    const headId = await addHead(app, company, departmentId, email)
    await change(departmentId, headId)
    await runAt(MONDAY)
    expect(await app.letters(email)).toEqual([])
  })

  test('нового руководителя в ту же неделю второй список не догоняет, в следующий понедельник — его', async () => {
    const { departmentId } = await addStore(app, company)
    const [former, next] = [freshHead(), freshHead()]
    await addHead(app, company, departmentId, former)
    await runAt(MONDAY)
    app.clock.set(START)
    await addHead(app, company, departmentId, next)
    await app.rows(`update departments set head_since = '2025-03-18T10:00:00Z' where id = $1`, [departmentId])
    await runAt('2025-03-19T10:00:00.000Z')
    expect([(await app.letters(former)).length, (await app.letters(next)).length]).toEqual([1, 0])
    await runAt('2025-03-24T06:00:00.000Z')
    expect([(await app.letters(former)).length, (await app.letters(next)).length]).toEqual([1, 1])
  })

  test('руководителю, о котором не записано, с какого он дня, список приходит', async () => {
    const { departmentId } = await addStore(app, company)
    const email = freshHead()
    await addHead(app, company, departmentId, email)
    await app.rows('update departments set head_since = null where id = $1', [departmentId])
    await runAt(MONDAY)
    expect(await app.letters(email)).toHaveLength(1)
  })

  test('в отделе всё в порядке — письма нет; отжившие ссылки убираются', async () => {
    const { departmentId } = await addStore(app, company)
    const quiet = await app
      .as(company.owner)
      .post('/api/employee-groups', { companyId: company.id, name: 'Тихий отдел' })
    const [busy, idle] = [freshHead(), freshHead()]
    await addHead(app, company, departmentId, busy)
    await addHead(app, company, quiet.body.id, idle)
    await runAt(MONDAY)
    expect([(await app.letters(busy)).length, (await app.letters(idle)).length]).toEqual([1, 0])
    await runAt('2025-06-01T05:00:00.000Z')
    expect(await app.rows('select 1 from department_links where company_id = $1', [company.id])).toEqual([])
  })
})

test('отказ в одной организации не лишает писем другую', async () => {
  await app.rows(`update companies set time_zone = 'Europe/Nowhere' where id = $1`, [company.id])
  const other = await app.company()
  const { departmentId } = await addStore(app, other)
  const email = freshHead()
  await addHead(app, other, departmentId, email)
  app.clock.set(MONDAY)
  await expect(sendDigests(app.deps)).rejects.toThrow('of some companies')
  expect(await app.letters(email)).toHaveLength(1)
  await app.rows(`update companies set time_zone = 'Europe/Moscow' where id = $1`, [company.id])
})

test('организации, из которой ушли все пользователи, не пишут никому', async () => {
  const { departmentId } = await addStore(app, company)
  const email = freshHead()
  await addHead(app, company, departmentId, email)
  await app.rows('delete from memberships where company_id = $1', [company.id])
  await runAt(MONDAY)
  expect(await app.letters(email)).toEqual([])
})

test('оператор начинает рассылку командой', async () => {
  await addStore(app, company)
  app.clock.set(MONDAY)
  expect(await runAdmin(operatorOf(app), ['letters'])).toContain('поставлена в очередь')
  expect(await app.letters(company.owner.email)).toHaveLength(1)
})
