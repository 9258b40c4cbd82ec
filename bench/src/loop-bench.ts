import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { employeesPath } from './employees-bench.ts'
import { figure, heading, median as medianOf, tenths, whole } from './figures.ts'
import { companyPath, overviewPath } from './growth-bench.ts'
import { startProduct } from './product.ts'
import { cardSaver } from './saves.ts'
import { makeRecords } from './section-records.ts'
import { coveragePath, sectionPath } from './sections-bench.ts'
import { makeStaff, staffSize } from './staff.ts'
import { accessToken, type Bench, makeWorld, type World } from './world.ts'

const PROCESSES = 2
const CLIENTS = 8
/** What a browser says it can unpack: packing is a part of every call. */
const ENCODINGS = 'gzip, deflate, br'

const CALLS: readonly (readonly [string, (world: World) => string])[] = [
  ['GET /api/overview', overviewPath],
  ['GET /api/employees', employeesPath],
  ['GET /api/events', sectionPath],
  ['GET /api/coverage', coveragePath],
  ['GET /api/templates?view=list', ({ companyId }) => `/api/templates?view=list&companyId=${companyId}`],
  ['GET /api/companies/{id}', companyPath],
  ['GET /api/documents', ({ companyId }) => `/api/documents?companyId=${companyId}`],
]

/** Clients that ask for the next thing as soon as they are answered: of each call alone, and of all in turn. */
export async function benchLoop({ scale }: Bench): Promise<void> {
  const { employees } = staffSize(scale)
  heading(`Замкнутый круг: процессов ${PROCESSES}, клиентов ${CLIENTS}, работников ${employees}`)
  const product = await startProduct({ processes: PROCESSES })
  try {
    const bench = { scale, product, world: await makeWorld(product) }
    await makeStaff(bench)
    await makeRecords(bench)
    const { url } = product
    // All of them are asked for in turn below: one alone shows that the part works.
    for (const [name, path] of CALLS.slice(0, scale(CALLS.length, 1))) {
      await askAtOnce(url, path(bench.world))
      const { rate } = await loop(url, [path(bench.world)], spanOf(scale, 6))
      figure(`${name}, вызовов в секунду`, rate, tenths)
    }
    const paths = CALLS.map(([, path]) => path(bench.world))
    await loop(url, paths, spanOf(scale, 5))
    const { rate, median, slow } = await loop(url, paths, spanOf(scale, 30))
    figure('все по очереди, вызовов в секунду', rate, tenths, 'не меньше 120')
    figure('все по очереди, p50, мс', median, whole)
    figure('все по очереди, p97,5, мс', slow, whole)
    await reportChanged(bench)
  } finally {
    await product.stop()
  }
}

/** The same while somebody saves in that company: what is kept of it is computed anew after each save. */
async function reportChanged({ scale, product: { url }, world }: Bench): Promise<void> {
  const save = await cardSaver(url, world.companyId)
  for (const [name, path] of CALLS.slice(0, scale(CALLS.length, 1)))
    figure(
      `${name}, первый после изменения, мс`,
      await firstRead(url + path(world), save, scale(15, 1)),
      tenths,
    )
  const paths = CALLS.map(([, path]) => path(world))
  const saves = savesUntilTold(save)
  const { rate } = await loop(url, paths, spanOf(scale, 15))
  await saves.stop()
  figure('все по очереди, сохранение каждую секунду, вызовов в секунду', rate, tenths)
}

async function firstRead(address: string, save: () => Promise<void>, times: number): Promise<number> {
  const headers = {
    authorization: `Bearer ${await accessToken(new URL(address).origin)}`,
    'accept-encoding': ENCODINGS,
  }
  const durations: number[] = []
  for (let time = 0; time < times; time += 1) {
    await save()
    const started = performance.now()
    const answer = await fetch(address, { headers })
    await answer.arrayBuffer()
    durations.push(performance.now() - started)
  }
  return medianOf(durations)
}

const SAVE_EVERY_MS = 1_000

function savesUntilTold(save: () => Promise<void>): { stop(): Promise<void> } {
  const told = new AbortController()
  const saving = (async () => {
    while (!told.signal.aborted) {
      await save()
      await wait(SAVE_EVERY_MS, undefined, { signal: told.signal }).catch(() => undefined)
    }
  })()
  return {
    stop: () => {
      told.abort()
      return saving
    },
  }
}

/** Every process has computed once what it keeps: the first answer about papers takes a second and more. */
async function askAtOnce(url: string, path: string): Promise<void> {
  const headers = { authorization: `Bearer ${await accessToken(url)}` }
  const answers = await Promise.all(Array.from({ length: CLIENTS }, () => fetch(url + path, { headers })))
  await Promise.all(answers.map((answer) => answer.arrayBuffer()))
}

/** Seconds to measure for, or calls that show that the part still works. */
type Span = { duration: number } | { amount: number }

const SMOKE_CALLS = CLIENTS * 7

function spanOf(scale: Bench['scale'], seconds: number): Span {
  const amount = scale(0, SMOKE_CALLS)
  return amount === 0 ? { duration: seconds } : { amount }
}

type Loop = { rate: number; median: number; slow: number }

async function loop(url: string, paths: readonly string[], span: Span): Promise<Loop> {
  const headers = { authorization: `Bearer ${await accessToken(url)}`, 'accept-encoding': ENCODINGS }
  const requests = paths.map((path) => ({ path, headers }))
  const started = performance.now()
  const result = await autocannon({ url, requests, connections: CLIENTS, ...span })
  const seconds = (performance.now() - started) / 1000
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers of failure, ${result.errors} errors`)
  const { p50, p97_5: slow } = result.latency
  return { rate: result.requests.total / seconds, median: p50, slow }
}
