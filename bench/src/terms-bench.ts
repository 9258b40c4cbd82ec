import { answerOf, type CallAnswer } from '@ot/contract'
import { employeesPath } from './employees-bench.ts'
import { figure, heading, hundredths, median, whole } from './figures.ts'
import { makeStaff, staffSize } from './staff.ts'
import { accessToken, type Bench, makeCompany } from './world.ts'

const KEY = 'POST /api/events/from-norms'
const RECOUNTS = 'GET /api/recounts'
const ROUNDS = 7
const READS = 15

type Asked = { url: string; companyId: number; headers: Record<string, string> }

/** Everything the norms ask of everybody, and the list of employees before these terms stand and after. */
export async function benchTerms(bench: Bench): Promise<void> {
  const { scale, product, world } = bench
  const { url } = product
  heading(`Все сроки организации: работников ${staffSize(scale).employees}`)
  const token = await accessToken(url)
  const companyId = await makeCompany(url, token)
  await makeStaff({ ...bench, world: { ...world, companyId } })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const asked = { url, companyId, headers }
  const rounds = scale(ROUNDS, 1)
  const { obligations, milliseconds } = await computed(asked, rounds)
  const before = await listTimes(asked, scale(READS, 2))
  const writing = await timed(() => fromNorms(asked, false))
  const after = await listTimes(asked, scale(READS, 2))
  const standing = (await computed(asked, rounds)).milliseconds
  const recounted = await recountTimes(asked, rounds)
  figure('обязанностей без вопросов', obligations, whole)
  figure('вычислить всё, мс (медиана)', median(milliseconds), whole, 'до 1000')
  figure('то же, когда они записаны, мс (медиана)', median(standing), whole, 'до 1000')
  figure('пересчитать записанное и сравнить, мс (медиана)', median(recounted), whole, 'до 1000')
  figure('записать их все, мс', writing, whole)
  figure('GET /api/employees до них, мс (медиана)', median(before), hundredths)
  figure('GET /api/employees с ними, мс (медиана)', median(after), hundredths)
  figure('отношение', median(after) / median(before), hundredths, 'не больше 1,10')
}

/** Of what hangs on no question: how many would be taken, and how long it takes to tell. */
async function computed(
  asked: Asked,
  rounds: number,
): Promise<{ obligations: number; milliseconds: number[] }> {
  const milliseconds: number[] = []
  // The first answer warms up.
  const proposals = await fromNorms(asked, true)
  for (let round = 0; round < rounds; round += 1) milliseconds.push(await timed(() => fromNorms(asked, true)))
  const obligations = proposals
    .filter(({ condition }) => condition === null)
    .reduce((sum, { employeeIds }) => sum + employeeIds.length, 0)
  return { obligations, milliseconds }
}

async function fromNorms(
  { url, companyId, headers }: Asked,
  dryRun: boolean,
): Promise<CallAnswer<typeof KEY>> {
  const address = `${url}/api/events/from-norms?companyId=${companyId}&dryRun=${dryRun}`
  const answer = await fetch(address, { method: 'POST', headers, body: '{}' })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answerOf(KEY, await answer.json())
}

/** Whatever has just been written is counted the same. */
async function recountTimes({ url, companyId, headers }: Asked, rounds: number): Promise<number[]> {
  const address = `${url}/api/recounts?companyId=${companyId}`
  const read = async () => {
    const answer = await fetch(address, { headers })
    const { moves } = answerOf(RECOUNTS, await answer.json())
    if (moves.length > 0) throw new Error(`${moves.length} terms move by themselves`)
  }
  await read()
  const times: number[] = []
  for (let done = 0; done < rounds; done += 1) times.push(await timed(read))
  return times
}

async function listTimes({ url, companyId, headers }: Asked, reads: number): Promise<number[]> {
  const address = url + employeesPath({ companyId })
  const read = async () => {
    const answer = await fetch(address, { headers })
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    await answer.arrayBuffer()
  }
  await read()
  const times: number[] = []
  for (let done = 0; done < reads; done += 1) times.push(await timed(read))
  return times
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
