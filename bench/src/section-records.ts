import type { CallInput } from '@ot/contract'
import pg from 'pg'
import { clientConfig } from '../../apps/server/src/db/client.ts'
import { embeddedConnection } from '../../apps/server/src/db/embedded.ts'
import type { Scale } from './scale.ts'
import { staffOf, staffSize } from './staff.ts'
import { accessToken, type Bench, get, post } from './world.ts'

type NewEvents = CallInput<'POST /api/events/bulk'>['body']
type WithoutTarget<T> = T extends unknown ? Omit<T, 'companyId' | 'employeeIds'> : never

const PPE = { section: 'ppe', unit: 'пара', periodicity: '1 год', norm: '12 пар на 12 мес.' } as const
const GLOVES = { quantity: 12, size: '10', model: 'Спец-1' } as const

/** Eighteen obligations of everybody: each issue of PPE brings its return. */
const OBLIGATIONS: readonly WithoutTarget<NewEvents>[] = [
  { section: 'briefing', kind: 'introductory', periodicity: 'разово', date: '2024-03-11' },
  {
    section: 'briefing',
    kind: 'initial',
    periodicity: 'разово',
    date: '2024-03-12',
    instructor: 'Громов В. П.',
  },
  {
    section: 'briefing',
    kind: 'repeat',
    periodicity: '6 месяцев',
    date: '2026-06-01',
    instructor: 'Громов В. П.',
  },
  { section: 'briefing', kind: 'fire-repeat', periodicity: '1 год', date: '2026-01-20' },
  { section: 'briefing', kind: 'civil-defence', periodicity: 'разово' },
  {
    section: 'training',
    programme: 'general',
    periodicity: '3 года',
    date: '2024-04-15',
    protocolNumber: '12',
    hours: 16,
  },
  {
    section: 'training',
    programme: 'methods',
    periodicity: '3 года',
    date: '2024-04-15',
    protocolNumber: '13',
    hours: 16,
  },
  { section: 'training', programme: 'first-aid', periodicity: '3 года', firstDeadline: '2024-05-10' },
  { section: 'medical', factorNumber: '4.4', periodicity: '1 год', date: '2025-12-01', conclusion: 'fit' },
  { section: 'medical', factorNumber: '5.1', periodicity: '1 год', date: '2025-10-01', conclusion: 'fit' },
  { ...PPE, ...GLOVES, ppe: 'Перчатки от порезов', date: '2026-02-01' },
  { ...PPE, ...GLOVES, ppe: 'Ботинки кожаные с защитным подноском', date: '2025-10-01' },
  { ...PPE, ...GLOVES, ppe: 'Перчатки с полимерным покрытием', date: '2025-12-10' },
  {
    section: 'sout',
    periodicity: '5 лет',
    date: '2023-05-20',
    registeredOn: '2023-06-01',
    workingConditionsClass: '2',
  },
  { section: 'risk', periodicity: '3 года', date: '2024-09-01', riskLevel: 'middle' },
]

/** Three issues of PPE and the return of each. */
export function ppeRows(scale: Scale): number {
  return staffSize(scale).employees * 6
}

/** Through the calls a browser makes, everybody at once, unless another part has done it already. */
export async function makeRecords({ scale, product, world: { companyId } }: Bench): Promise<void> {
  const { url, dataDir } = product
  const token = await accessToken(url)
  const path = `/api/events?companyId=${companyId}&section=ppe`
  const stored = await get(url, 'GET /api/events', path, token)
  if (stored.length === ppeRows(scale)) return
  const people = await staffOf(url, companyId, token)
  const whose = { companyId, employeeIds: people.map(({ id }) => id) }
  for (const obligation of OBLIGATIONS)
    await post(url, 'POST /api/events/bulk', { ...whose, ...obligation }, token)
  const instruction = {
    name: 'Инструкция по охране труда',
    approvedOn: '2024-01-15',
    acknowledgedOn: '2024-03-12',
  }
  await post(url, 'POST /api/instructions/bulk', { ...whose, ...instruction }, token)
  await asFromNorms(dataDir)
}

/** Each issue as a profile of a position brings it, so that the answer explains it; and statistics as an hour later. */
async function asFromNorms(dataDir: string): Promise<void> {
  const client = new pg.Client(clientConfig(await embeddedConnection(dataDir)))
  await client.connect()
  try {
    await client.query(
      `update events set rule = 'ppe.gloves-cut' where section = 'ppe' and return_of is null`,
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
