import type { CallAnswer, CallInput } from '@ot/contract'
import { addMonths } from '@ot/domain'
import { hire, staffOf } from '../staff.ts'
import { accessToken, makeCompany, post } from '../world.ts'

const DEPARTMENTS = 5
const LATE_EXAMINATIONS = 7

type Person = CallAnswer<'GET /api/employees'>[number]
type NewEvents = CallInput<'POST /api/events/bulk'>['body']
type Kept = Pick<NewEvents, 'section'> & Record<string, unknown>

export interface DailyWorld {
  companyId: number
  /** Of whom nothing is late. */
  known: Person
  /** Who has conducted the briefings and conducts them. */
  instructor: string
}

/** The first department of a company is late with its briefings, and some of everywhere with their examinations. */
export async function makeDailyWorld(url: string, employees: number): Promise<DailyWorld> {
  const token = await accessToken(url)
  const companyId = await makeCompany(url, token)
  await hire({ url, companyId, token }, { employees, departments: DEPARTMENTS })
  const people = await staffOf(url, companyId, token)
  const today = new Date().toISOString().slice(0, 10)
  const keep = async (whom: readonly Person[], event: Kept) => {
    const body = { companyId, employeeIds: whom.map(({ id }) => id), ...event }
    await post(url, 'POST /api/events/bulk', body, token)
  }
  const department = people[0]?.employeeGroupId
  const late = people.filter(({ employeeGroupId }) => employeeGroupId === department)
  const others = people.filter((one) => !late.includes(one))
  const unexamined = people.filter((_, index) => index % LATE_EXAMINATIONS === 0)
  const examined = people.filter((one) => !unexamined.includes(one))
  const [known, instructor] = examined.filter((one) => others.includes(one))
  if (known === undefined || instructor === undefined) throw new Error('nobody is in order')
  const briefing = {
    section: 'briefing',
    kind: 'repeat',
    periodicity: '6 месяцев',
    instructor: `${instructor.lastName} ${instructor.firstName}`,
  } as const
  const medical = {
    section: 'medical',
    factorNumber: '4.4',
    periodicity: '1 год',
    conclusion: 'fit',
  } as const
  await keep(late, { ...briefing, date: addMonths(today, -7) })
  await keep(others, { ...briefing, date: addMonths(today, -2) })
  await keep(unexamined, { ...medical, date: addMonths(today, -13) })
  await keep(examined, { ...medical, date: addMonths(today, -2) })
  return { companyId, known, instructor: briefing.instructor }
}
