import { PDFDocument } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { STOPPED } from '../src/foundation/stopping.ts'
import { type TestApp, type TestCompany, testApp } from './world.ts'

const DATE = '2025-03-10'
const NOT_MADE = 'Не сформировано.txt'

let app: TestApp
let url: string
let company: TestCompany
let stop: AbortController
beforeEach(async () => {
  stop = new AbortController()
  app = await testApp({ stopping: stop.signal })
  url = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  company = await app.company()
})
afterEach(() => app.close())

/** Read whole; the server is told to end its files as soon as the first bytes have come. */
async function stoppedHalfway(body: object): Promise<Buffer> {
  const answer = await fetch(`${url}/api/documents/archive`, {
    method: 'POST',
    headers: { authorization: `Bearer ${company.owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ companyId: company.id, date: DATE, ...body }),
  })
  expect(answer.status).toBe(200)
  const parts: Uint8Array[] = []
  for await (const part of answer.body ?? []) {
    parts.push(part)
    stop.abort()
  }
  return Buffer.concat(parts)
}

function linesOf(zip: Record<string, Uint8Array>, name: string): string[] {
  return Buffer.from(zip[name] ?? [])
    .toString('utf8')
    .split('\r\n')
}

test('архив останавливаемого сервера цел и называет документы, которые в него не вошли', async () => {
  const whole = app.deps.library.templates.filter(({ scope }) => scope !== 'incident').length
  const zip = unzipSync(await stoppedHalfway({}))
  const papers = Object.keys(zip).filter((name) => name.endsWith('.docx'))
  expect(papers.length).toBeGreaterThan(0)
  expect(papers.length).toBeLessThan(whole)
  expect(linesOf(zip, NOT_MADE).some((line) => line.endsWith(STOPPED))).toBe(true)
})

test('выгрузка всех данных цела и говорит, что она не полна', async () => {
  stop.abort()
  const { bytes } = await app.as(company.owner).get('/api/account/export')
  expect(Object.keys(unzipSync(bytes))).toEqual(['Выгрузка не полна.txt'])
})

test('ZIP из PDF: то же', async () => {
  const zip = unzipSync(await stoppedHalfway({ format: 'pdf' }))
  expect(Object.keys(zip).some((name) => name.endsWith('.pdf'))).toBe(true)
  expect(linesOf(zip, NOT_MADE).some((line) => line.endsWith(STOPPED))).toBe(true)
})

test('один PDF цел, и в нём сказано, чего нет', async () => {
  stop.abort()
  const templateIds = app.deps.library.templates.slice(0, 3).map(({ id }) => id)
  const bytes = await stoppedHalfway({ format: 'one-pdf', templateIds })
  expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(0)
})
