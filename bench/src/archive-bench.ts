import { figure, heading, median, tenths, whole } from './figures.ts'
import { accessToken, type Bench } from './world.ts'

/** The ZIP of many papers of the library in a loop, through HTTP: time to the first byte and to the last one. */
export async function benchArchive({ scale, product: { url }, world }: Bench): Promise<void> {
  const documents = scale(400, 10)
  heading(`ZIP из ${documents} бумаг через HTTP, прогретый`)
  const templateIds = Array.from(
    { length: documents },
    (_, index) => world.templateIds[index % world.templateIds.length],
  )
  const body = JSON.stringify({ companyId: world.companyId, date: today(), templateIds })
  const token = await accessToken(url)
  const rounds: Round[] = []
  const warmUp = scale(5, 1)
  for (let round = 0; round < warmUp + scale(25, 1); round += 1) {
    const measured = await once(url, token, body)
    if (round >= warmUp) rounds.push(measured)
  }
  const of = (measured: (round: Round) => number) => median(rounds.map(measured))
  figure(
    'первый байт, мс (медиана)',
    of(({ first }) => first),
    tenths,
    'до 50',
  )
  figure(
    'весь архив, мс (медиана)',
    of((round) => round.whole),
    tenths,
    'до 250',
  )
  figure('размер архива, КБ', of(({ bytes }) => bytes) / 1024, whole)
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
