import { figure, heading, tenths } from './figures.ts'
import { readMetrics } from './product.ts'
import { staffSize } from './staff.ts'
import { accessToken, type Bench, get } from './world.ts'

const PATHS = [
  { path: '/api/templates?view=list', aim: 30 },
  { path: '/api/templates', aim: 30 },
  { path: '/api/facts', aim: 150 },
  { path: '/api/start', aim: 150 },
]
/** Computed anew, since a record of the company is another. */
const AFTER_A_CHANGE = '/api/templates?view=list'
const AIM_AFTER_A_CHANGE = 150
const WARM_UPS = 8
const CALLS = 20

/** Processor time of what tells, without printing, which papers are ready and what is left to ask. */
export async function benchReadiness(bench: Bench): Promise<void> {
  const { scale, product, world } = bench
  heading(`Готовность документов на ${staffSize(scale).employees} работников: время процессора`)
  const { url } = product
  const authorization = `Bearer ${await accessToken(url)}`
  const address = (path: string) =>
    `${url}${path}${path.includes('?') ? '&' : '?'}companyId=${world.companyId}`
  const read = (path: string) =>
    readWhole(address(path), { headers: { authorization, 'accept-encoding': 'br' } })
  const calls = scale(CALLS, 2)
  for (const { path, aim } of PATHS) {
    await oneByOne(scale(WARM_UPS, 1), () => read(path))
    const spent = await processorOf(url, () => oneByOne(calls, () => read(path)))
    figure(`GET ${path}, мс на вызов`, (spent * 1000) / calls, tenths, `до ${aim}`)
  }
  const changes = {
    'изменения карточки': () =>
      readWhole(`${url}/api/companies/${world.companyId}`, changedPhone(authorization)),
    'отметки об инструктаже': await marksOfBriefings(bench, authorization),
  }
  for (const [what, change] of Object.entries(changes)) {
    const alone = await processorOf(url, () => oneByOne(calls, change))
    const both = await processorOf(url, () =>
      oneByOne(calls, () => change().then(() => read(AFTER_A_CHANGE))),
    )
    const after = ((both - alone) * 1000) / calls
    figure(`GET ${AFTER_A_CHANGE} после ${what}, мс на вызов`, after, tenths, `до ${AIM_AFTER_A_CHANGE}`)
  }
}

/** Papers print nothing of briefings: each call marks the next of them. */
async function marksOfBriefings(
  { product: { url }, world: { companyId } }: Bench,
  authorization: string,
): Promise<() => Promise<void>> {
  const path = `/api/events?companyId=${companyId}&section=briefing`
  const events = await get(url, 'GET /api/events', path, authorization.replace('Bearer ', ''))
  const repeated = events.flatMap((event) =>
    event.section === 'briefing' && event.kind === 'repeat' ? [event.id] : [],
  )
  const today = new Date().toISOString().slice(0, 10)
  const headers = { authorization, 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify({ date: today }) }
  return () => readWhole(`${url}/api/events/${repeated.pop()}/complete`, request)
}

let changes = 0

function changedPhone(authorization: string): RequestInit {
  changes += 1
  const phone = `+7 (495) 123-45-${String(changes % 100).padStart(2, '0')}`
  const headers = { authorization, 'content-type': 'application/json' }
  return { method: 'PATCH', headers, body: JSON.stringify({ phone }) }
}

async function processorOf(url: string, work: () => Promise<void>): Promise<number> {
  const before = await processorSeconds(url)
  await work()
  return (await processorSeconds(url)) - before
}

async function oneByOne(times: number, work: () => Promise<void>): Promise<void> {
  for (let done = 0; done < times; done += 1) await work()
}

async function readWhole(url: string, request: RequestInit): Promise<void> {
  const answer = await fetch(url, request)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  await answer.arrayBuffer()
}

async function processorSeconds(url: string): Promise<number> {
  return (await readMetrics(url))('process_cpu_seconds_total')
}
