import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDepartment } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { number, readRows, shaped, text } from '../../db/rows.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { loadEmployeesEvents } from './event-queries.ts'

const PEOPLE = 60
const SECTIONS = `'{briefing,training,medical,ppe,sout,risk}'::text[]`

let app: TestApp
let company: TestCompany
let ids: number[]
beforeAll(async () => {
  app = await testApp({}, { alone: 'first_import' })
  company = await app.company()
  const { id: departmentId } = await addDepartment(app, company, 'Цех')
  await app.rows('alter table events set (autovacuum_enabled = false)')
  await app.rows(
    `insert into employees (company_id, created_at, updated_at, department_id, position_id, last_name, first_name, father_name,
       sex, birth_date, hire_date)
     select $1, now(), now(), $2, 1, 'Работник ' || n, 'Иван', '', 'm', '1980-01-01', '2020-01-01' from generate_series(1, $3) n`,
    [company.id, departmentId, PEOPLE],
  )
  await app.rows(
    `insert into events (company_id, created_at, updated_at, entered_on, employee_id, section, name, periodicity, facts)
     select e.company_id, now(), now(), '2024-03-01', e.id, section, section, '1 год', '{}'
     from employees e, unnest(${SECTIONS}) section where e.company_id = $1`,
    [company.id],
  )
  const people = await app.rows('select id from employees where company_id = $1', [company.id])
  ids = people.map(({ id }) => Number(id))
})
afterAll(() => app.close())

/** How often the tables were gone through in this transaction. */
async function walks(tx: Tx): Promise<number> {
  const [row] = await readRows(
    tx.$client,
    shaped({ walks: number }),
    `select sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as walks from pg_stat_xact_user_tables
     where relname in ('employees', 'workplaces', 'departments')`,
  )
  return row?.walks ?? 0
}

test('события многих сразу после первой загрузки: людей и места не перебирают на каждое событие', async () => {
  await transaction(app.deps.database, 'read only', [company.id], async (tx) => {
    const before = await walks(tx)
    expect(await loadEmployeesEvents(tx, company.id, ids)).toHaveLength(PEOPLE * 6)
    expect((await walks(tx)) - before).toBeLessThanOrEqual(10)
    const [setting] = await readRows(tx.$client, shaped({ enable_nestloop: text }), 'show enable_nestloop')
    expect(setting?.enable_nestloop).toBe('on')
  })
})
