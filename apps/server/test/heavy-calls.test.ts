import { afterAll, beforeAll, expect, test } from 'vitest'
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
function askForKit({ id, owner }: Company, signal: AbortSignal): Promise<Response> {
  return fetch(`${url}/api/documents/archive`, {
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
