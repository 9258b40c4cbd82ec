import { figure, heading, tenths } from './figures.ts'
import { readMetrics } from './product.ts'
import { staffSize } from './staff.ts'
import { accessToken, type Bench } from './world.ts'

const PATHS = ['/api/templates', '/api/facts', '/api/start']
const WARM_UPS = 8
const CALLS = 20

/** Processor time of what tells, without printing, which papers are ready and what is left to ask. */
export async function benchReadiness({ scale, product, world }: Bench): Promise<void> {
  heading(`Готовность документов на ${staffSize(scale).employees} работников: время процессора`)
  const headers = { authorization: `Bearer ${await accessToken(product.url)}` }
  for (const path of PATHS) {
    const ask = () => readWhole(`${product.url}${path}?companyId=${world.companyId}`, headers)
    await oneByOne(scale(WARM_UPS, 1), ask)
    const before = await processorSeconds(product.url)
    const calls = scale(CALLS, 2)
    await oneByOne(calls, ask)
    const spent = (await processorSeconds(product.url)) - before
    figure(`GET ${path}, мс на вызов`, (spent * 1000) / calls, tenths, 'до 150')
  }
}

async function oneByOne(times: number, work: () => Promise<void>): Promise<void> {
  for (let done = 0; done < times; done += 1) await work()
}

async function readWhole(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  await answer.arrayBuffer()
}

async function processorSeconds(url: string): Promise<number> {
  return (await readMetrics(url))('process_cpu_seconds_total')
}
