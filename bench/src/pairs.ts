import autocannon from 'autocannon'
import { line, median } from './figures.ts'

const SECONDS = 3

type Pair = {
  ours: string
  peer: string
  token: string
  connections: number
  rounds: number
  /** Of the ratio ours : peer. */
  aim: string
}

/** Requests a second of two addresses in turn; the ratio is the median of the pairs'. */
export async function compareRates({ ours, peer, token, connections, rounds, aim }: Pair): Promise<void> {
  const pairs: { ours: number; peer: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const pair = {
      ours: await requests(ours, token, connections),
      peer: await requests(peer, token, connections),
    }
    // The first round warms both up.
    if (round > 0) pairs.push(pair)
  }
  line('продукт, запросов в секунду (медиана)', median(pairs.map((pair) => pair.ours)).toFixed(0))
  line('node:http, запросов в секунду (медиана)', median(pairs.map((pair) => pair.peer)).toFixed(0))
  line('отношение (медиана по парам)', median(pairs.map((pair) => pair.ours / pair.peer)).toFixed(2), aim)
}

async function requests(url: string, token: string, connections: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const result = await autocannon({ url, headers, connections, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers of failure, ${result.errors} errors`)
  return result.requests.average
}
