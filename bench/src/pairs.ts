import autocannon from 'autocannon'
import { figure, hundredths, median, whole } from './figures.ts'
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

async function requests(url: string, token: string, connections: number, duration: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const result = await autocannon({ url, headers, connections, duration })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers of failure, ${result.errors} errors`)
  return result.requests.total / result.duration
}
