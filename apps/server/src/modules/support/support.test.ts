import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestUser } from '../../../test/factories/user.ts'
import { operatorOf } from '../../../test/operator.ts'
import { START, type TestApp, testApp } from '../../../test/world.ts'
import { WrongCommand } from '../../admin/command.ts'
import { runAdmin } from '../../admin/commands.ts'

let app: TestApp
let user: TestUser
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  app.clock.set(START)
  user = await app.user()
})
afterAll(() => app.close())

const PATH = '/api/support/messages'
const SUPPORT = 'support@otdel.test'
const QUESTION = 'Как загрузить список работников?\nФайл в .xls'

const ask = (text: unknown, as = user) => app.as(as).post(PATH, { text })
const admin = (...words: string[]) => runAdmin(operatorOf(app), ['support', ...words])
const thread = async (as = user) => (await app.as(as).get(PATH)).body

async function lettersTo(address: string, part: string) {
  return (await app.letters(address)).filter(({ text, subject }) => `${subject} ${text}`.includes(part))
}

describe('переписка с поддержкой', () => {
  test('вопрос виден в переписке и приходит оператору письмом, на которое отвечают пользователю', async () => {
    expect(await thread()).toEqual([])
    const { status, body } = await ask(`  ${QUESTION} `)
    expect([status, body]).toEqual([
      201,
      { id: body.id, author: 'user', text: QUESTION, createdAt: START, isRead: true },
    ])
    expect(await thread()).toEqual([body])
    const [letter] = await lettersTo(SUPPORT, user.email)
    expect(letter?.subject).toBe(`Вопрос в поддержку: ${user.email}`)
    expect(letter?.replyTo).toBe(user.email)
    expect(letter?.text).toContain(QUESTION)
    expect(letter?.text).toContain(`npm run admin -- support reply ${user.email}`)
  })

  test('ответ оператора: в переписке непрочитан, пока не открыта; приходит письмом со ссылкой', async () => {
    await ask(QUESTION)
    app.clock.set('2025-03-10T09:05:00.000Z')
    expect(await admin('reply', user.email, 'Сохраните', 'файл', 'как .xlsx')).toBe(
      `Ответ отправлен: ${user.email}`,
    )
    const [answer, question] = await thread()
    expect(question).toMatchObject({ author: 'user', isRead: true })
    expect(answer).toMatchObject({
      author: 'operator',
      text: 'Сохраните файл как .xlsx',
      isRead: false,
      createdAt: '2025-03-10T09:05:00.000Z',
    })
    const [letter] = await app.letters(user.email)
    expect(letter?.subject).toBe('Ответ поддержки ОТдела')
    expect(letter?.text).toContain('Сохраните файл как .xlsx')
    expect(letter?.text).toContain('http://localhost:3000/notifications#support')
    expect((await app.as(user).post(`${PATH}/read`)).status).toBe(204)
    expect((await thread())[0]).toMatchObject({ isRead: true })
  })

  test('у каждого своя переписка', async () => {
    const other = await app.user()
    await ask(QUESTION)
    expect(await thread(other)).toEqual([])
    await app.as(other).post(`${PATH}/read`)
    await admin('reply', user.email, 'Ответ')
    await app.as(other).post(`${PATH}/read`)
    expect((await thread())[0]).toMatchObject({ isRead: false })
  })

  test.each([
    ['', 'text: '],
    ['   \n ', 'text: '],
    ['x'.repeat(5001), 'text: '],
    ['нуль \u0000', 'text: Недопустимые знаки'],
    [null, 'text: '],
  ])('%j не принимается и никуда не уходит', async (text, description) => {
    const answer = await ask(text)
    expect(answer.status).toBe(422)
    expect(answer.body.description.startsWith(description)).toBe(true)
    expect(await thread()).toEqual([])
  })

  test('разметка остаётся текстом и в письме', async () => {
    const text = '<img src=x onerror=alert(1)> «проверка»'
    expect((await ask(text)).body.text).toBe(text)
    const [letter] = await lettersTo(SUPPORT, 'onerror')
    expect(letter?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(letter?.html).not.toContain('<img')
  })

  test('повтор с тем же ключом второго сообщения не делает', async () => {
    const headers = { 'idempotency-key': 'k'.repeat(32) }
    await app.as(user).post(PATH, { text: QUESTION }, { headers })
    await app.as(user).post(PATH, { text: QUESTION }, { headers })
    expect(await thread()).toHaveLength(1)
  })

  test('длинная переписка — по страницам, новые сверху, всего в заголовке', async () => {
    for (const text of ['один', 'два', 'три']) await ask(text)
    const { body, headers } = await app.as(user).get(`${PATH}?page=2&limit=2`)
    expect(headers['x-total-count']).toBe('3')
    expect(body).toMatchObject([{ text: 'один' }])
  })

  test('больше тридцати за час — 429; чужие сообщения не считаются', async () => {
    const other = await app.user()
    for (let count = 0; count < 30; count += 1) expect((await ask(`№ ${count}`)).status).toBe(201)
    expect((await ask('ещё')).status).toBe(429)
    expect((await ask('первое', other)).status).toBe(201)
  })
})

describe('npm run admin -- support', () => {
  test('list: кто ждёт ответа — первым; закрытые не видны, новое сообщение открывает снова', async () => {
    const waiting = await app.user()
    await ask('Первый вопрос')
    await admin('reply', user.email, 'Ответ')
    await ask('Второй вопрос', waiting)
    const own = (text: string) =>
      text.split('\n').filter((line) => line.includes(user.email) || line.includes(waiting.email))
    const listed = own(await admin('list'))
    expect(listed).toEqual([
      `${waiting.email} · ждёт ответа · 10.03.2025, 12:00 · 1 сообщение · Второй вопрос`,
      `${user.email} · отвечено · 10.03.2025, 12:00 · 2 сообщения · Ответ`,
    ])
    await admin('close', waiting.email)
    expect(own(await admin('list'))).toHaveLength(1)
    await ask('Третий вопрос', waiting)
    expect(own(await admin('list'))).toHaveLength(2)
  })

  test('show печатает переписку по порядку', async () => {
    await ask(QUESTION)
    await admin('reply', user.email, 'Сохраните как .xlsx')
    expect(await admin('show', user.email.toUpperCase())).toBe(
      [
        `${user.email}, 10.03.2025, 12:00:\n${QUESTION}`,
        'Поддержка, 10.03.2025, 12:00:\nСохраните как .xlsx',
      ].join('\n\n'),
    )
  })

  test('ответ из файла; файла нет — понятная ошибка и ничего не отправлено', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'otdel-support-'))
    await writeFile(join(folder, 'ответ.txt'), 'Первая строка\nвторая\n')
    const operator = operatorOf(app, folder)
    await runAdmin(operator, ['support', 'reply', user.email, 'ответ.txt'])
    expect((await thread())[0]).toMatchObject({ text: 'Первая строка\nвторая' })
    await expect(runAdmin(operator, ['support', 'reply', user.email, 'нет.txt'])).rejects.toThrow(
      'Файла нет: нет.txt',
    )
    expect(await thread()).toHaveLength(1)
    await rm(folder, { recursive: true })
  })

  test.each([
    [['reply', 'nobody@support.test', 'Ответ'], 'Нет пользователя с e-mail nobody@support.test'],
    [['show', 'nobody@support.test'], 'Нет пользователя'],
    [['reply'], 'support reply <e-mail>'],
    [['reply', 'nobody@support.test'], 'support reply <e-mail>'],
  ])('%j — подсказка', async (words, description) => {
    const refused = admin(...words)
    await expect(refused).rejects.toThrow(WrongCommand)
    await expect(refused).rejects.toThrow(description)
  })

  test('пустой и слишком длинный ответ не уходят', async () => {
    await expect(admin('reply', user.email, '  ')).rejects.toThrow('Ответ пуст')
    await expect(admin('reply', user.email, 'x'.repeat(5001))).rejects.toThrow('Ответ длиннее 5000 знаков')
    expect(await thread()).toEqual([])
  })
})

test('вопрос и ответ слышны в потоке событий этого пользователя', async () => {
  await ask(QUESTION)
  await admin('reply', user.email, 'Ответ')
  const told = await app.rows(
    `select kind, company_id, entity from stream_events where user_id = $1 order by id`,
    [user.id],
  )
  const event = { kind: 'support', company_id: null, entity: 'support-message' }
  expect(told).toEqual([event, event])
})
