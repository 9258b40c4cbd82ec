import { buffer } from 'node:stream/consumers'
import { zipStream } from '@ot/doc-engine'
import PizZip from 'pizzip'
import { figure, heading, line, percentile, whole } from './figures.ts'
import { staffFile } from './import-bench.ts'
import { readMetrics, startProduct } from './product.ts'
import type { Scale } from './scale.ts'
import { makeRecords } from './section-records.ts'
import { makeStaff } from './staff.ts'
import { accessToken, type Bench, makeNeighbour, makeWorld, type World } from './world.ts'

/** No limit of calls, but the guard against overload watches. */
const GUARDED = 1_000_000
const CLICK_EVERY_MS = 200
const SAMPLE_EVERY_MS = 500
const MEGABYTE = 1024 * 1024
const OVERLOADED = 503
const TOO_MANY = 429
const TEMPLATE = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'

type Asker = { url: string; token: string; world: World }
type Answer = { status: number; milliseconds: number }
type Watched = { stall: number; memory: number }

/** One company asks for everything heavy at once while another clicks; on a product of its own, just started. */
export async function benchNeighbours({ scale }: Bench): Promise<void> {
  heading('Соседи: буря одной организации и щелчки другой')
  const product = await startProduct({ requestsPerMinute: GUARDED })
  try {
    const world = await makeWorld(product)
    const asker = { url: product.url, token: await accessToken(product.url), world }
    figure('первый комплект после запуска, мс', (await kit(asker, scale)).milliseconds, whole, 'до 800')
    figure('второй комплект, мс', (await kit(asker, scale)).milliseconds, whole)
    await makeStaff({ scale, product, world })
    await makeRecords({ scale, product, world })
    await benchStorm({ ...asker, token: await accessToken(product.url) }, scale)
  } finally {
    await product.stop()
  }
}

async function benchStorm(stormer: Asker, scale: Scale): Promise<void> {
  const { url } = stormer
  const neighbour = { url, ...(await makeNeighbour(url)) }
  const works = await storm(stormer, scale)
  const alone = await clicksWhile(neighbour, wait(scale(10_000, 1_000)))
  const started = performance.now()
  const storming = Promise.all(works.map((work) => work()))
  const watching = watchWhile(url, storming)
  const beside = await clicksWhile(neighbour, storming)
  const answers = await storming
  const seconds = (performance.now() - started) / 1000
  const { stall, memory } = await watching
  figure(`буря: работ ${works.length}, секунд до последнего ответа`, seconds, whole)
  line('отказов «подождите» (429) тому, кто её поднял', count(answers, TOO_MANY), '0')
  const times = (clicks: readonly Answer[]) => clicks.map(({ milliseconds }) => milliseconds)
  figure('щелчки соседа в покое, p95, мс', percentile(times(alone), 0.95), whole)
  figure(`щелчки соседа в бурю, ${beside.length}, p95, мс`, percentile(times(beside), 0.95), whole, 'до 300')
  line('отказов 503 соседу', count(beside, OVERLOADED), '0')
  figure('самая долгая остановка цикла событий, мс', stall * 1000, whole, 'до 1000')
  figure('резидентная память Node в бурю, МБ', memory / MEGABYTE, whole)
  // Threads that have nothing to do end after a minute.
  await wait(scale(90_000, 0))
  figure(
    'резидентная память Node в покое после бури, МБ',
    (await sample(url)).memory / MEGABYTE,
    whole,
    'до 300',
  )
}

function count(answers: readonly Answer[], status: number): string {
  return String(answers.filter((answer) => answer.status === status).length)
}

/** Six exports, four kits, four imports, four own templates, two PDFs: in the order in which they are asked for. */
async function storm(asker: Asker, scale: Scale): Promise<(() => Promise<Answer>)[]> {
  const { companyId, templateIds } = asker.world
  const exported = [
    '/api/account/export',
    '/api/account/export',
    `/api/events/export?companyId=${companyId}&section=ppe`,
    `/api/events/export?companyId=${companyId}&section=briefing`,
    `/api/employees/export?companyId=${companyId}`,
    `/api/companies/${companyId}/log/export`,
  ]
  const lists = await Promise.all([1, 2, 3].map(() => staffFile(scale(10_000, 20))))
  const files = [...lists, await cellBomb()]
  const template = await heavyTemplate(asker, scale)
  const papers = templateIds.slice(0, scale(40, 2))
  const pdf = { companyId, date: '2026-02-01', templateIds: papers, format: 'one-pdf' }
  return [
    ...exported.map((path) => () => ask(asker, path, {})),
    ...[1, 2, 3, 4].map(() => () => kit(asker, scale)),
    ...files.map(
      (file) => () => send(asker, 'POST', `/api/employees/import?companyId=${companyId}&dryRun=true`, file),
    ),
    ...[1, 2, 3, 4].map(
      () => () => send(asker, 'PUT', `/api/templates/${TEMPLATE}/personal?companyId=${companyId}`, template),
    ),
    ...[1, 2].map(() => () => archive(asker, pdf)),
  ]
}

function kit(asker: Asker, scale: Scale): Promise<Answer> {
  const { companyId, templateIds } = asker.world
  const wanted = templateIds.slice(0, scale(templateIds.length, 10))
  return archive(asker, { companyId, date: '2026-02-01', templateIds: wanted, contents: true })
}

function archive(asker: Asker, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  return ask(asker, '/api/documents/archive', { method: 'POST', headers, body: JSON.stringify(body) })
}

function send(asker: Asker, method: string, path: string, file: File): Promise<Answer> {
  const body = new FormData()
  body.set('file', file)
  return ask(asker, path, { method, body })
}

async function ask(
  { url, token }: Pick<Asker, 'url' | 'token'>,
  path: string,
  { headers, ...request }: RequestInit,
): Promise<Answer> {
  const whole = new Headers(headers)
  whole.set('authorization', `Bearer ${token}`)
  const started = performance.now()
  const answer = await fetch(url + path, { ...request, headers: whole })
  for await (const _chunk of answer.body ?? []);
  return { status: answer.status, milliseconds: performance.now() - started }
}

/** As a person clicks, whether or not the former click was answered. */
async function clicksWhile(
  { companyId, ...asker }: { url: string; token: string; companyId: number },
  other: Promise<unknown>,
): Promise<Answer[]> {
  const pages = [
    `/api/companies/${companyId}`,
    `/api/employees?companyId=${companyId}`,
    `/api/overview?companyId=${companyId}`,
    `/api/templates?companyId=${companyId}`,
    `/api/events?companyId=${companyId}&section=ppe`,
  ]
  const clicks: Promise<Answer>[] = []
  const timer = setInterval(
    () => clicks.push(ask(asker, pages[clicks.length % pages.length] ?? '', {})),
    CLICK_EVERY_MS,
  )
  await other
  clearInterval(timer)
  return Promise.all(clicks)
}

/** The most of what the server says of itself; it forgets its longest stall when it has told it. */
async function watchWhile(url: string, other: Promise<unknown>): Promise<Watched> {
  await sample(url)
  const samples: Promise<Watched>[] = []
  const timer = setInterval(() => samples.push(sample(url)), SAMPLE_EVERY_MS)
  await other
  clearInterval(timer)
  const told = [...(await Promise.all(samples)), await sample(url)]
  return {
    stall: Math.max(...told.map(({ stall }) => stall)),
    memory: Math.max(...told.map(({ memory }) => memory)),
  }
}

async function sample(url: string): Promise<Watched> {
  const told = await readMetrics(url)
  return { stall: told('nodejs_eventloop_lag_max_seconds'), memory: told('process_resident_memory_bytes') }
}

/** 81 KB that unpack to twenty million empty cells. */
async function cellBomb(): Promise<File> {
  const xml = `<worksheet><sheetData><row>${'<c/>'.repeat(21_000_000)}</row></sheetData></worksheet>`
  const entry = { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.from(xml), isText: true }
  return new File([new Uint8Array(await buffer(zipStream([entry])))], 'Бомба.xlsx')
}

/** A Word file of a few kilobytes that takes long to read. */
async function heavyTemplate({ url, token, world }: Asker, scale: Scale): Promise<File> {
  const path = `/api/templates/${TEMPLATE}/source?companyId=${world.companyId}&edition=standard`
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`source: ${answer.status} ${await answer.text()}`)
  const zip = new PizZip(await answer.arrayBuffer())
  const document = zip.file('word/document.xml')?.asText() ?? ''
  const paragraphs = '<w:p><w:r/></w:p>'.repeat(scale(160_000, 100))
  zip.file('word/document.xml', document.replace('<w:body>', `<w:body>${paragraphs}`))
  const bytes = zip.generate({ type: 'uint8array', compression: 'DEFLATE' })
  return new File([new Uint8Array(bytes)], 'Приказ.docx')
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
