import { type EventState, reminderText } from '@ot/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../src/db/transaction.ts'
import { readDigest } from '../src/modules/letters/index.ts'
import { deadlineNotices } from '../src/modules/notifications/sources/deadlines.ts'
import { addEvent } from './factories/events.ts'
import { addDepartment, addEmployee } from './factories/people.ts'
import { type TestApp, type TestCompany, testApp } from './world.ts'

const TODAY = '2025-03-10'

type Kind = {
  state: EventState
  date?: string
  /** What stands in the row where no call can bring it about on one day. */
  stored?: { deadline: string | null; enteredOn?: string }
  isAway?: true
}

/** One of each kind of training, each of somebody else. */
const KINDS: Readonly<Record<string, Kind>> = {
  просрочено: { state: 'overdue', date: '2022-03-01' },
  'не проведено, без срока': { state: 'missing' },
  'не проведено, срок прошёл': {
    state: 'missing',
    stored: { deadline: '2025-03-05', enteredOn: '2025-03-01' },
  },
  'не проведено, срок через 4 дня': { state: 'missing', stored: { deadline: '2025-03-14' } },
  'не проведено, срок через полгода': { state: 'missing', stored: { deadline: '2025-09-01' } },
  'не внесено': { state: 'unknown', stored: { deadline: '2025-02-01' } },
  'срок через 5 дней': { state: 'soon', date: '2022-03-15' },
  'срок через месяц': { state: 'soon', date: '2022-04-10' },
  'в порядке': { state: 'ok', date: '2024-04-05' },
  'без срока': { state: 'none', date: '2024-04-05', stored: { deadline: null } },
  отсутствует: { state: 'away', date: '2022-03-01', isAway: true },
}

const COUNTED = ['overdue', 'missing', 'unknown', 'soon'] as const
type Counts = Record<(typeof COUNTED)[number], number>
const counts = (of: (state: EventState) => number): Counts => ({
  overdue: of('overdue'),
  missing: of('missing'),
  unknown: of('unknown'),
  soon: of('soon'),
})
const among = (states: readonly EventState[]): Counts =>
  counts((state) => states.filter((one) => one === state).length)

const EXPECTED = among(Object.values(KINDS).map(({ state }) => state))

let app: TestApp
let company: TestCompany
let departmentId: number
const people: number[] = []
beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  departmentId = (await addDepartment(app, company, 'Склад')).id
  for (const kind of Object.values(KINDS)) people.push(await personOf(kind))
})
afterAll(() => app.close())

async function personOf({ date, stored, isAway }: Kind): Promise<number> {
  const { id: employeeId } = await addEmployee(app, company, { employeeGroupId: departmentId })
  const training = { section: 'training', programme: 'general', periodicity: '3 года', employeeId }
  const { id } = await addEvent(app, company, { ...training, ...(date === undefined ? {} : { date }) })
  if (stored !== undefined) {
    await app.rows('update events set deadline = $2, entered_on = $3 where id = $1', [
      id,
      stored.deadline,
      stored.enteredOn ?? TODAY,
    ])
  }
  if (isAway) {
    const absence = {
      companyId: company.id,
      employeeId,
      kind: 'illness',
      startsOn: '2025-03-01',
      endsOn: '2025-06-30',
    }
    const { status, text } = await app.as(company.owner).post('/api/absences', absence)
    expect(status, text).toBe(201)
  }
  return employeeId
}

const ask = async (path: string) => {
  const { status, body, text } = await app.as(company.owner).get(path)
  expect(status, text.slice(0, 200)).toBe(200)
  return body
}
const inCompany = <T>(work: Parameters<typeof transaction<T>>[3]) =>
  transaction(app.deps.database, 'read write', [company.id], work)
const digest = () => inCompany((tx) => readDigest(tx, company.id, { now: app.clock.now(), today: TODAY }))

type Cell = { column: string; states: { state: EventState; events: number }[] }

describe('сколько просрочено, не проведено, не внесено и скоро — одно и то же везде', () => {
  test('каждого вида по одному', () => {
    expect(EXPECTED).toEqual({ overdue: 1, missing: 4, unknown: 1, soon: 2 })
  })

  test.each<[string, () => Promise<{ [State in keyof Counts]?: number | undefined }>]>([
    [
      'раздел',
      async () =>
        among(
          (await ask(`/api/events?companyId=${company.id}&section=training&due=false`)).map(
            ({ state }: { state: EventState }) => state,
          ),
        ),
    ],
    [
      'плитки сводки',
      async () => {
        const { sections } = await ask(`/api/overview?companyId=${company.id}`)
        const { overdue, missing, unknown } = sections.find(
          ({ section }: { section: string }) => section === 'training',
        )
        return { overdue, missing, unknown }
      },
    ],
    [
      'отделы по разделам',
      async () => {
        const { departments } = await ask(`/api/overview?companyId=${company.id}`)
        const cell = departments[0].cells.find(({ column }: Cell) => column === 'training') as Cell
        return counts((state) => cell.states.find((one) => one.state === state)?.events ?? 0)
      },
    ],
    [
      'колонки списка работников',
      async () =>
        among(
          (await ask(`/api/coverage?companyId=${company.id}`)).map(
            ({ training }: { training: EventState }) => training,
          ),
        ),
    ],
    [
      'вкладки и сводка работника',
      async () => {
        const states: EventState[] = []
        for (const id of people) {
          const { columns } = await ask(`/api/employees/${id}/summary`)
          const { counts: own } = columns.find(({ column }: { column: string }) => column === 'training')
          for (const state of COUNTED) for (let n = 0; n < own[state]; n += 1) states.push(state)
        }
        return among(states)
      },
    ],
    [
      'письмо',
      async () => {
        const { counts: told } = await digest()
        return { overdue: told.overdue, missing: told.missing, soon: told.week + told.month }
      },
    ],
    [
      'письмо, по отделам',
      async () => {
        const [told] = (await digest()).departments
        return { overdue: told?.counts.overdue, missing: told?.counts.missing }
      },
    ],
  ])('%s', async (_place, count) => {
    const told = await count()
    const same = Object.fromEntries(
      Object.keys(told).map((state) => [state, EXPECTED[state as keyof Counts]]),
    )
    expect(told).toEqual(same)
  })

  test('бот говорит те же числа теми же словами', async () => {
    const { counts: told } = await digest()
    expect(reminderText({ today: TODAY, counts: told, others: 0, url: 'https://x.example' })).toBe(
      [
        'Охрана труда, сроки на 10.03.2025',
        'просрочено: 1',
        'не проведено: 4',
        'в ближайшие 7 дней: 1',
        'от 8 дней до месяца: 1',
        'Открыть: https://x.example',
      ].join('\n'),
    )
  })

  test('уведомление о прошедшем сроке различает просроченное и непроведённое', async () => {
    const now = app.clock.now()
    const { subscription } = await ask(`/api/companies/${company.id}`)
    const notices = await inCompany((tx) =>
      deadlineNotices(tx, { companyId: company.id, today: TODAY, now, subscription }),
    )
    expect(notices.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Обучение: просрочено у 1 работника',
        'Обучение: не проведено в срок у 1 работника',
      ]),
    )
  })

  test('календарь: все, у кого есть день, кроме того, что могли провести раньше', async () => {
    const { calendar } = await ask(`/api/overview?companyId=${company.id}`)
    const days = calendar.filter(({ section }: { section: string }) => section === 'training')
    expect(days.map(({ date, events }: { date: string; events: number }) => [date, events])).toEqual([
      ['2025-03-01', 1],
      ['2025-03-05', 1],
      ['2025-03-14', 1],
      ['2025-03-15', 1],
      ['2025-04-10', 1],
      // Who is away has it on the day of the return.
      ['2025-07-01', 1],
      ['2025-09-01', 1],
    ])
  })
})
