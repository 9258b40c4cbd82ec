import autocannon from 'autocannon'
import { figure, hundredths, median, tenths, whole } from './figures.ts'
import type { Scale } from './scale.ts'
import { accessToken } from './world.ts'

type Pair = {
  scale: Scale
  /** Where the product and its peer answer the same path. */
  product: string
  peer: string
  path: string
  connections: number
  /** Of the ratio ours : peer. */
  aim: string
}

/** Requests a second of two addresses in turn; the ratio is the median of the pairs'. */
export async function compareRates({ scale, product, peer, path, connections, aim }: Pair): Promise<void> {
  const token = await accessToken(product)
  const rate = (url: string) => requests(url + path, token, connections, scale(3, 0.2))
  const pairs: { ours: number; peer: number }[] = []
  // The first rounds warm both up.
  const warmUp = scale(1, 0)
  for (let round = 0; round < warmUp + scale(7, 1); round += 1) {
    const pair = { ours: await rate(product), peer: await rate(peer) }
    if (round >= warmUp) pairs.push(pair)
  }
  figure('продукт, запросов в секунду (медиана)', median(pairs.map((pair) => pair.ours)), whole)
  figure('node:http, запросов в секунду (медиана)', median(pairs.map((pair) => pair.peer)), whole)
  figure('отношение (медиана по парам)', median(pairs.map((pair) => pair.ours / pair.peer)), hundredths, aim)
}

type FirstReads = Omit<Pair, 'connections'> & { change(): Promise<void> }

/** One call at a time, each the first after a change of the company, in turn; the ratio is the median of the pairs'. Unpacked, as
 * `compareRates` asks: the peer packs nothing. */
export async function compareFirstReads(pair: FirstReads): Promise<void> {
  const { scale, product, peer, path, change, aim } = pair
  const headers = { authorization: `Bearer ${await accessToken(product)}`, 'accept-encoding': 'identity' }
  const timeOf = async (url: string) => {
    const started = performance.now()
    await (await fetch(url + path, { headers })).arrayBuffer()
    return performance.now() - started
  }
  const pairs: { ours: number; peer: number }[] = []
  const warmUp = scale(10, 0)
  for (let round = 0; round < warmUp + scale(60, 1); round += 1) {
    await change()
    const times = { ours: await timeOf(product), peer: await timeOf(peer) }
    if (round >= warmUp) pairs.push(times)
  }
  figure('продукт, первый вызов после изменения, мс', median(pairs.map(({ ours }) => ours)), tenths)
  figure('node:http, мс', median(pairs.map((times) => times.peer)), tenths)
  const ratio = median(pairs.map((times) => times.peer / times.ours))
  figure('отношение после изменения (медиана по парам)', ratio, hundredths, aim)
}

async function requests(url: string, token: string, connections: number, duration: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const result = await autocannon({ url, headers, connections, duration })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers of failure, ${result.errors} errors`)
  return result.requests.total / result.duration
}
