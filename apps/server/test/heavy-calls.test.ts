import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHeavyWork } from '../src/foundation/heavy-work.ts'
import { readStream } from './stream-reader.ts'
import { type TestApp, testApp } from './world.ts'

const DATE = '2025-03-10'

let app: TestApp
let url: string
beforeAll(async () => {
  app = await testApp()
  url = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

type Company = Awaited<ReturnType<TestApp['company']>>

/** The whole library: more than a connection takes in while nobody reads. */
function askForKit({ id, owner }: Company, signal: AbortSignal, base = url): Promise<Response> {
  return fetch(`${base}/api/documents/archive`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ companyId: id, date: DATE }),
    signal,
  })
}

async function firstBytes({ body }: Response): Promise<void> {
  await body?.getReader().read()
}

async function wholeKit(company: Company): Promise<number> {
  const answer = await askForKit(company, AbortSignal.timeout(30_000))
  expect(answer.status).toBe(200)
  return (await answer.arrayBuffer()).byteLength
}

test('читатель ушёл на середине комплекта: следующий комплект готовится', async () => {
  const company = await app.company()
  const leaving = new AbortController()
  await firstBytes(await askForKit(company, leaving.signal))
  leaving.abort()
  expect(await wholeKit(company)).toBeGreaterThan(1_000_000)
})

test('ждавший очереди ушёл, не дождавшись: очередь идёт дальше', async () => {
  const company = await app.company()
  const reading = new AbortController()
  await firstBytes(await askForKit(company, reading.signal))
  const leaving = new AbortController()
  const waited = askForKit(company, leaving.signal)
  // Another company is not held up, and by its answer the waiting one stands in the queue.
  await wholeKit(await app.company())
  leaving.abort()
  await expect(waited).rejects.toThrow()
  reading.abort()
  await wholeKit(company)
})

test.each([
  ['выгрузка раздела', (id: number) => `/api/events/export?companyId=${id}&section=training`],
  ['список работников', (id: number) => `/api/employees/export?companyId=${id}`],
  ['журнал изменений', (id: number) => `/api/companies/${id}/log/export`],
  ['выгрузка всех данных', () => '/api/account/export'],
])('%s ждёт комплекта своей организации и говорит об этом вкладке', async (_name, pathOf) => {
  const company = await app.company()
  const { token } = company.owner
  const told = await readStream(`${url}/api/stream?companyId=${company.id}`, { token })
  const reading = new AbortController()
  await firstBytes(await askForKit(company, reading.signal))
  let isAnswered = false
  const waiting = fetch(url + pathOf(company.id), {
    headers: { authorization: `Bearer ${token}`, 'x-tab': 'our-tab' },
  }).then((answer) => {
    isAnswered = true
    return answer
  })
  const [waits] = await told.heard(1, 'waits')
  expect(waits).toMatchObject({ kind: 'turn', entity: 'waits', origin: 'our-tab' })
  expect(isAnswered).toBe(false)
  reading.abort()
  expect((await waiting).status).toBe(200)
  await told.heard(1, 'waits-no-more')
  told.close()
})

test('загрузка работников ждёт комплекта, не приняв файла', async () => {
  const company = await app.company()
  const { token } = company.owner
  const told = await readStream(`${url}/api/stream?companyId=${company.id}`, { token })
  const reading = new AbortController()
  await firstBytes(await askForKit(company, reading.signal))
  const body = new FormData()
  body.set('file', new File(['ФИО;Должность\nСотов Пётр Ильич;Токарь\n'], 'Список.csv'))
  const waiting = fetch(`${url}/api/employees/import?companyId=${company.id}&dryRun=true`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-tab': 'our-tab' },
    body,
  })
  await told.heard(1, 'waits')
  reading.abort()
  expect((await waiting).status).toBe(200)
  told.close()
})

test('сверх очереди отвечает 429 и называет причину', async () => {
  const narrow = await testApp({ heavyWork: openHeavyWork({ waitingEach: 0, unreadMs: 60_000 }) })
  const company = await narrow.company()
  const leave = await narrow.deps.heavyWork.queue.enter(`company ${company.id}`)
  const path = `/api/employees/export?companyId=${company.id}`
  const refused = await narrow.as(company.owner).get(path)
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject({ description: expect.stringContaining('вашей организации') })
  leave()
  expect((await narrow.as(company.owner).get(path)).status).toBe(200)
  await narrow.close()
})

test('чужая организация не занимается: номер не свой — 404, а не место в её очереди', async () => {
  const [ours, theirs] = [await app.company(), await app.company()]
  const leave = await app.deps.heavyWork.queue.enter(`company ${theirs.id}`)
  const answer = await app.as(ours.owner).get(`/api/employees/export?companyId=${theirs.id}`)
  leave()
  expect(answer.status).toBe(404)
})

test('кто не берёт своего файла, пропускает следующего', async () => {
  const impatient = await testApp({ heavyWork: openHeavyWork({ unreadMs: 1 }) })
  const base = await impatient.fastify.listen({ port: 0, host: '127.0.0.1' })
  const company = await impatient.company()
  const reading = new AbortController()
  await firstBytes(await askForKit(company, reading.signal, base))
  const next = await askForKit(company, AbortSignal.timeout(30_000), base)
  expect(next.status).toBe(200)
  await next.arrayBuffer()
  reading.abort()
  await impatient.close()
})
