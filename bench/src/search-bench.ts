import { figure, heading, median, percentile, tenths } from './figures.ts'
import { staffSize } from './staff.ts'
import { accessToken, type Bench } from './world.ts'

/** A surname letter by letter, a misprint, the other layout, a position, a paper, what is nowhere. */
const QUERIES = ['и', 'ив', 'иванов', 'ивонов', 'bdfyjd', 'слесарь', 'журнал инструктажа', 'ыыыыыы']
const AIM = 'до 50'
const WARM_UPS = 3
const ROUNDS = 25

/** One call of the search over everything, by the clock of whoever waits for it. */
export async function benchSearch({ scale, product, world }: Bench): Promise<void> {
  heading(`Поиск по всему, ${staffSize(scale).employees} работников, ${QUERIES.length} запросов по очереди`)
  const { url } = product
  const headers = { authorization: `Bearer ${await accessToken(url)}` }
  const search = (q: string) =>
    timeOf(`${url}/api/search?companyId=${world.companyId}&q=${encodeURIComponent(q)}`, { headers })
  let changes = 0
  const change = () => {
    changes += 1
    const body = JSON.stringify({ phone: `+7 (495) 123-46-${String(changes % 100).padStart(2, '0')}` })
    const json = { ...headers, 'content-type': 'application/json' }
    return timeOf(`${url}/api/companies/${world.companyId}`, { method: 'PATCH', headers: json, body })
  }
  for (let round = 0; round < scale(WARM_UPS, 1); round += 1) for (const q of QUERIES) await search(q)

  const unchanged: number[] = []
  const changed: number[] = []
  for (let round = 0; round < scale(ROUNDS, 1); round += 1) {
    for (const q of QUERIES) unchanged.push(await search(q))
    await change()
    changed.push(await search('иванов'))
  }
  figure('вызов, медиана, мс', median(unchanged), tenths, AIM)
  figure('вызов, 95 из 100, мс', percentile(unchanged, 0.95), tenths, AIM)
  figure('после изменения записи, медиана, мс', median(changed), tenths, AIM)
  figure('после изменения записи, 95 из 100, мс', percentile(changed, 0.95), tenths, AIM)
}

async function timeOf(url: string, request: RequestInit): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url, request)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  await answer.arrayBuffer()
  return performance.now() - begun
}
