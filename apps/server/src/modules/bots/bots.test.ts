import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type MessengerServer, messengerServer } from '../../../test/messenger-server.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { webhookSecret } from '../../bots/messenger-api.ts'
import { openBots } from '../../bots/open-bots.ts'
import { jobHandlers } from '../../composition/job-handlers.ts'
import { listenToBots, sendReminders } from './index.ts'

const TOKENS = { telegram: '123:telegram-token', max: 'max-token' }
const HEADERS = { telegram: 'x-telegram-bot-api-secret-token', max: 'x-max-bot-api-secret' }
type Messenger = keyof typeof TOKENS

let servers: Record<Messenger, MessengerServer>
let app: TestApp
let company: TestCompany
beforeAll(async () => {
  servers = { telegram: await messengerServer(), max: await messengerServer() }
  const bots = openBots({
    telegram: { token: TOKENS.telegram, name: 'otdel_bot', apiUrl: servers.telegram.url },
    max: { token: TOKENS.max, name: 'otdel_bot', apiUrl: servers.max.url },
  })
  app = await testApp({ bots }, { alone: 'bots' })
})
afterAll(async () => {
  await app.close()
  for (const server of Object.values(servers)) await server.close()
})
beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
})
afterEach(async () => {
  await app.rows('delete from bot_chats')
  for (const server of Object.values(servers)) {
    server.calls.length = 0
    server.reply = 'taken'
  }
})

const owner = () => app.as(company.owner)
const work = () => app.deps.jobs.workThrough(jobHandlers(app.deps))
const state = async () => (await owner().get('/api/account/bots')).body

const link = async (messenger: Messenger) =>
  (await owner().post(`/api/account/bots/${messenger}/link`)).body as { url: string; until: string }

/** What each messenger says when a person opens the bot by a link, and when he asks to stop. */
const SAYS = {
  telegram: {
    start: (code: string) => ({
      message: { chat: { id: 77, type: 'private' }, text: `/start ${code}` },
    }),
    stop: { message: { chat: { id: 77, type: 'private' }, text: '/stop' } },
  },
  max: {
    start: (code: string) => ({ update_type: 'bot_started', user: { user_id: 77 }, payload: code }),
    stop: {
      update_type: 'message_created',
      message: { sender: { user_id: 77 }, body: { text: '/stop' } },
    },
  },
}

const says = (messenger: Messenger, body: object, secret = webhookSecret(TOKENS[messenger])) =>
  app.anonymous.post(`/api/bots/${messenger}`, body, { headers: { [HEADERS[messenger]]: secret } })

async function connect(messenger: Messenger): Promise<void> {
  const { url } = await link(messenger)
  await says(messenger, SAYS[messenger].start(codeOf(url)))
  await work()
  servers[messenger].calls.length = 0
}

const codeOf = (url: string) => new URL(url).searchParams.get('start') ?? ''
const textsOf = (messenger: Messenger) => servers[messenger].calls.map(({ body }) => body.text)

const MESSENGERS = ['telegram', 'max'] as const

describe.each(MESSENGERS)('подключение: %s', (messenger) => {
  test('по одноразовой ссылке; отпечаток кода хранится, сам код — нет; «/stop» отключает', async () => {
    const { url, until } = await link(messenger)
    expect(new URL(url).host).toBe(messenger === 'telegram' ? 't.me' : 'max.ru')
    expect(until).toBe('2025-03-10T09:15:00.000Z')
    const stored = await app.rows('select * from bot_codes')
    expect(JSON.stringify(stored)).not.toContain(codeOf(url))
    expect((await says(messenger, SAYS[messenger].start(codeOf(url)))).status).toBe(200)
    await work()
    expect(textsOf(messenger)).toEqual([expect.stringContaining('Готово: раз в день')])
    expect(await state()).toContainEqual({ messenger, connectedAt: START })
    await says(messenger, SAYS[messenger].start(codeOf(url)))
    await says(messenger, SAYS[messenger].stop)
    await work()
    expect(textsOf(messenger).slice(1).sort()).toEqual([
      'Напоминания отключены.',
      'Эта ссылка уже использована или устарела. Получите новую в настройках аккаунта.',
    ])
    expect(await state()).toContainEqual({ messenger, connectedAt: null })
  })

  test('через четверть часа ссылка не действует, новая отменяет прежнюю', async () => {
    const first = codeOf((await link(messenger)).url)
    const second = codeOf((await link(messenger)).url)
    await says(messenger, SAYS[messenger].start(first))
    app.clock.set('2025-03-10T09:15:00.001Z')
    await says(messenger, SAYS[messenger].start(second))
    expect(await app.rows('select * from bot_chats')).toEqual([])
  })

  test('без секрета мессенджера слова не принимаются', async () => {
    const code = codeOf((await link(messenger)).url)
    expect((await says(messenger, SAYS[messenger].start(code), '0'.repeat(64))).status).toBe(404)
    expect(await app.rows('select * from bot_chats')).toEqual([])
  })

  test('отключается и в аккаунте', async () => {
    await connect(messenger)
    expect((await owner().delete(`/api/account/bots/${messenger}`)).status).toBe(204)
    expect(await state()).toContainEqual({ messenger, connectedAt: null })
  })

  test('сервер сам говорит мессенджеру, куда приносить слова', async () => {
    await listenToBots(app.deps)
    const [{ body, path, authorization }] = servers[messenger].calls as [MessengerServer['calls'][number]]
    expect(body).toMatchObject({ url: `http://localhost:3000/api/bots/${messenger}` })
    expect(messenger === 'telegram' ? path : authorization).toBe(
      messenger === 'telegram' ? `/bot${TOKENS.telegram}/setWebhook` : TOKENS.max,
    )
  })
})

/** One examination a year after each of the days. */
async function addDues(...days: readonly string[]): Promise<void> {
  const { id: employeeGroupId } = await addDepartment(app, company, 'Цех')
  const { id } = await addEmployee(app, company, { employeeGroupId, lastName: 'Кузнецова' })
  for (const date of days) {
    const fields = { employeeId: id, section: 'medical', name: `Осмотр ${date}`, periodicity: '1 год' }
    await addEvent(app, company, { ...fields, date })
  }
}

const connected = async () => (await app.rows('select messenger from bot_chats')).map((row) => row.messenger)

describe.each(MESSENGERS)('напоминание: %s', (messenger) => {
  test('раз в день после девяти: числа и ссылка, ни имён, ни разделов', async () => {
    await addDues('2024-01-10', '2024-03-14')
    await connect(messenger)
    for (const instant of [
      '2025-03-11T05:45:00.000Z',
      '2025-03-11T06:00:00.000Z',
      '2025-03-11T06:15:00.000Z',
    ]) {
      app.clock.set(instant)
      await sendReminders(app.deps)
    }
    await work()
    expect(textsOf(messenger)).toEqual([
      'Охрана труда, сроки на 11.03.2025\nпросрочено: 1\nв ближайшие 7 дней: 1\nОткрыть: http://localhost:3000/notifications',
    ])
    app.clock.set('2025-03-12T06:00:00.000Z')
    await sendReminders(app.deps)
    await work()
    expect(textsOf(messenger)).toHaveLength(2)
  })

  test('два процесса сразу напоминают однажды; когда не о чем — молчат', async () => {
    await addDues('2024-05-20')
    await connect(messenger)
    app.clock.set('2025-03-11T06:00:00.000Z')
    await sendReminders(app.deps)
    await work()
    expect(textsOf(messenger)).toEqual([])
    app.clock.set('2025-05-15T06:00:00.000Z')
    await Promise.all([sendReminders(app.deps), sendReminders(app.deps)])
    await work()
    expect(textsOf(messenger)).toHaveLength(1)
  })

  test('кто заблокировал бота, больше не подписан; сбой мессенджера подписки не лишает', async () => {
    await addDues('2024-01-10')
    await connect(messenger)
    servers[messenger].reply = 'broken'
    app.clock.set('2025-03-11T06:00:00.000Z')
    await sendReminders(app.deps)
    await work()
    expect(await connected()).toEqual([messenger])
    servers[messenger].reply = 'blocked'
    app.clock.set('2025-03-12T06:00:00.000Z')
    await sendReminders(app.deps)
    await work()
    expect(await connected()).toEqual([])
  })
})

describe('сервер без ботов', () => {
  test('о них не говорит и никого не слушает', async () => {
    const bare = await testApp({}, { alone: 'no_bots' })
    const client = bare.as((await bare.company()).owner)
    expect((await client.get('/api/account/bots')).body).toEqual([])
    expect((await client.post('/api/account/bots/max/link')).status).toBe(404)
    expect((await bare.anonymous.post('/api/bots/max', SAYS.max.stop)).status).toBe(404)
    await bare.close()
  })
})
