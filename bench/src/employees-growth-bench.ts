import { multiplyCompany } from './companies-copies.ts'
import { heading, line, median } from './figures.ts'
import { type Product, startProduct } from './product.ts'
import { EMPLOYEES, makeStaff } from './staff.ts'
import { type BenchWorld, makeWorld } from './world.ts'

const COMPANIES = 200
const PORT = 4413
const ROUNDS = 15
const REQUESTS = 20

/** The same list in a product with one company and in one with two hundred, in turn. */
export async function benchEmployeesGrowth(alone: Product, aloneWorld: BenchWorld): Promise<void> {
  heading(`GET /api/employees: одна организация и ${COMPANIES} организаций по ${EMPLOYEES} работников`)
  const crowded = await startProduct(PORT)
  try {
    const world = await makeWorld(crowded.url)
    await makeStaff(crowded.url, world)
    await multiplyCompany(crowded.dataDir, world.companyId, COMPANIES)
    const one: number[] = []
    const many: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pair = [await listTime(alone.url, aloneWorld), await listTime(crowded.url, world)] as const
      // The first round warms both up.
      if (round === 0) continue
      one.push(pair[0])
      many.push(pair[1])
    }
    line('одна организация, мс (медиана)', median(one).toFixed(2))
    line(`${COMPANIES} организаций, мс (медиана)`, median(many).toFixed(2))
    const growth = median(many.map((time, index) => time / (one[index] ?? Number.NaN)))
    line('рост (медиана по парам)', `× ${growth.toFixed(2)}`, 'не больше × 1,25')
  } finally {
    await crowded.stop()
  }
}

async function listTime(url: string, { token, companyId }: BenchWorld): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' }
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request += 1) {
    const started = performance.now()
    const answer = await fetch(`${url}/api/employees?companyId=${companyId}`, { headers })
    const people = await answer.json()
    times.push(performance.now() - started)
    if (!Array.isArray(people) || people.length !== EMPLOYEES)
      throw new Error(`not all employees came: ${JSON.stringify(people).slice(0, 200)}`)
  }
  return median(times)
}
