import { heading, line, median } from './figures.ts'
import type { BenchWorld } from './world.ts'

const DOCUMENTS = 400
const WARM_UP = 5
const ROUNDS = 25

/** The ZIP of 400 papers of the library in a loop, through HTTP: time to the first byte and to the last one. */
export async function benchArchive(url: string, world: BenchWorld): Promise<void> {
  heading(`ZIP из ${DOCUMENTS} бумаг через HTTP, прогретый`)
  const templateIds = Array.from(
    { length: DOCUMENTS },
    (_, index) => world.templateIds[index % world.templateIds.length],
  )
  const body = JSON.stringify({ companyId: world.companyId, date: today(), templateIds })
  const rounds: Round[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const measured = await once(url, world.token, body)
    if (round >= WARM_UP) rounds.push(measured)
  }
  line('первый байт, мс (медиана)', median(rounds.map((round) => round.first)).toFixed(1), 'до 50')
  line('весь архив, мс (медиана)', median(rounds.map((round) => round.whole)).toFixed(1), 'до 250')
  line('размер архива, КБ', (median(rounds.map((round) => round.bytes)) / 1024).toFixed(0))
}

type Round = { first: number; whole: number; bytes: number }

async function once(url: string, token: string, body: string): Promise<Round> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const started = performance.now()
  const answer = await fetch(`${url}/api/documents/archive`, { method: 'POST', headers, body })
  if (!answer.ok || answer.body === null) throw new Error(`archive: ${answer.status} ${await answer.text()}`)
  let first = 0
  let bytes = 0
  for await (const chunk of answer.body) {
    if (bytes === 0) first = performance.now() - started
    bytes += chunk.byteLength
  }
  return { first, whole: performance.now() - started, bytes }
}

function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(new Date())
}
