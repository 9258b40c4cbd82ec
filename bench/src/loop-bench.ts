import autocannon from 'autocannon'
import { employeesPath } from './employees-bench.ts'
import { figure, heading, tenths, whole } from './figures.ts'
import { companyPath, overviewPath } from './growth-bench.ts'
import { startProduct } from './product.ts'
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
    for (const [name, path] of CALLS) {
      await askAtOnce(url, path(bench.world))
      const { rate } = await loop(url, [path(bench.world)], scale(6, 2))
      figure(`${name}, вызовов в секунду`, rate, tenths)
    }
    const paths = CALLS.map(([, path]) => path(bench.world))
    await loop(url, paths, scale(5, 1))
    const { rate, median, slow } = await loop(url, paths, scale(30, 3))
    figure('все по очереди, вызовов в секунду', rate, tenths, 'не меньше 120')
    figure('все по очереди, p50, мс', median, whole)
    figure('все по очереди, p97,5, мс', slow, whole)
  } finally {
    await product.stop()
  }
}

/** Every process has computed once what it keeps: the first answer about papers takes a second and more. */
async function askAtOnce(url: string, path: string): Promise<void> {
  const headers = { authorization: `Bearer ${await accessToken(url)}` }
  const answers = await Promise.all(Array.from({ length: CLIENTS }, () => fetch(url + path, { headers })))
  await Promise.all(answers.map((answer) => answer.arrayBuffer()))
}

type Loop = { rate: number; median: number; slow: number }

async function loop(url: string, paths: readonly string[], duration: number): Promise<Loop> {
  const headers = { authorization: `Bearer ${await accessToken(url)}`, 'accept-encoding': ENCODINGS }
  const requests = paths.map((path) => ({ path, headers }))
  const result = await autocannon({ url, requests, connections: CLIENTS, duration })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers of failure, ${result.errors} errors`)
  const { p50, p97_5: slow } = result.latency
  return { rate: result.requests.total / result.duration, median: p50, slow }
}
