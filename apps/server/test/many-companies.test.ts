import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Check, listOf, number, readRows, shaped, text } from '../src/db/rows.ts'
import { type Tx, transaction } from '../src/db/transaction.ts'
import { listCells } from '../src/modules/coverage/queries.ts'
import { findPositionAnswers } from '../src/modules/documents/facts/decision-queries.ts'
import { listDeadlineDays, listDue, listDueEvents, listDueGroups } from '../src/modules/due/index.ts'
import { insertManyCompanies } from './factories/many-companies.ts'
import { type TestApp, testApp } from './world.ts'

const COMPANIES = 200
const PEOPLE = 50
const TODAY = '2025-03-10'
/** How many times fewer rows than come the planner may expect: half of each table that is joined. */
const OUT = 64
const NULL = 'null'

let app: TestApp
let companyId: number
beforeAll(async () => {
  app = await testApp({}, { alone: 'many_companies' })
  companyId = (await app.company()).id
  await insertManyCompanies(app.rows, { companies: COMPANIES, people: PEOPLE })
})
afterAll(() => app.close())

type Node = { name: string; expected: number; actual: number; times: number; nodes: Node[] }

const isPlan: Check<Record<string, unknown>> = shaped({
  'Plan Rows': number,
  'Actual Rows': number,
  'Actual Loops': number,
})

function nodeOf(plan: unknown): Node {
  if (!isPlan(plan)) throw new Error('this is no node of a plan')
  const { Plans: nodes = [], 'Relation Name': table = '', 'Node Type': type } = plan
  return {
    name: `${String(type)} ${String(table)}`,
    expected: Number(plan['Plan Rows']),
    actual: Number(plan['Actual Rows']),
    times: Number(plan['Actual Loops']),
    nodes: Array.isArray(nodes) ? nodes.map(nodeOf) : [],
  }
}

function withAll(node: Node): Node[] {
  return [node, ...node.nodes.flatMap(withAll)]
}

/** The plan of a statement that the work has left prepared, as the application's own role runs it. */
function planOf(
  name: string,
  parameters: readonly string[],
  work: (tx: Tx) => Promise<unknown>,
  mode: 'read only' | 'counting' = 'read only',
): Promise<Node[]> {
  return transaction(app.deps.database, mode, [companyId], async (tx) => {
    await work(tx)
    const [answer] = await readRows(
      tx.$client,
      shaped({ 'QUERY PLAN': listOf(shaped({ Plan: isPlan })) }),
      `explain (analyze, timing off, format json) execute "${name}"(${[companyId, ...parameters.map((day) => (day === NULL ? day : `'${day}'`))].join(', ')})`,
    )
    return answer?.['QUERY PLAN'].flatMap(({ Plan }) => withAll(nodeOf(Plan))) ?? []
  })
}

const EVENTS = [
  'due-events',
  [TODAY, '2025-04-09'],
  (tx: Tx) => listDueEvents(tx, companyId, { today: TODAY, until: '2025-04-09' }),
] as const
const COVERAGE = ['coverage', [TODAY], (tx: Tx) => listCells(tx, companyId, TODAY)] as const

test.each([
  ['due-groups', [TODAY], (tx: Tx) => listDueGroups(tx, companyId, TODAY)],
  EVENTS,
  [
    'due-rows',
    [TODAY, '2025-04-09', NULL],
    (tx: Tx) => listDue(tx, companyId, { today: TODAY, until: '2025-04-09' }),
  ],
  COVERAGE,
] as const)(
  'среди двухсот организаций планировщик видит, сколько строк у одной: %s',
  async (name, days, work) => {
    const nodes = await planOf(name, days, work)
    const once = nodes.filter(({ times }) => times === 1)
    for (const { name: node, expected, actual } of once)
      expect(expected * OUT, `${node}: ожидалось ${expected}, пришло ${actual}`).toBeGreaterThanOrEqual(
        actual,
      )
  },
)

const DAYS = ['due-days', [TODAY], (tx: Tx) => listDeadlineDays(tx, companyId, TODAY)] as const

test.each([EVENTS, DAYS, COVERAGE])(
  'среди двухсот организаций события одной читаются разом, а не по человеку: %s',
  async (name, days, work) => {
    const nodes = await planOf(name, days, work)
    const readings = nodes.filter((node) => node.name.endsWith(' events')).map(({ times }) => times)
    expect(readings).toEqual([1])
  },
)

test('обязанности обзора среди двухсот организаций читаются разом и считаются без сортировки', async () => {
  const groups = (tx: Tx) => listDueGroups(tx, companyId, TODAY)
  const nodes = await planOf('due-groups', [TODAY], groups, 'counting')
  const readings = nodes.filter((node) => node.name.endsWith(' events')).map(({ times }) => times)
  expect(readings).toEqual([1])
  expect(nodes.filter(({ name }) => /Sort|Nested Loop/.test(name))).toEqual([])
})

test('решённое о должностях считается разом, а не по должности', async () => {
  const nodes = await planOf('decided-positions', [], (tx) => findPositionAnswers(tx, companyId))
  expect(nodes.filter(({ times }) => times > 1)).toEqual([])
})

test('чтение одной организации не зовёт помощников, сколько бы строк ни было', async () => {
  const CHEAP_HELPERS = ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_table_scan_size']
  const plan = await transaction(app.deps.database, 'read only', [companyId], async (tx) => {
    for (const name of CHEAP_HELPERS) await tx.$client.query(`set local ${name} = 0`)
    const asked = `explain select count(*) from events where company_id + 0 = ${companyId}`
    return readRows(tx.$client, shaped({ 'QUERY PLAN': text }), asked)
  })
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toContain('Gather')
})
