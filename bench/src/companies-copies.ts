import pg from 'pg'
import { clientConfig } from '../../apps/server/src/db/client.ts'
import { embeddedConnection } from '../../apps/server/src/db/embedded.ts'

/** Copies of every row, with the ids that differ. */
const COPY_COMPANY = `insert into companies
  select (jsonb_populate_record(c, jsonb_build_object('id', nextval('companies_id_seq')))).*
  from companies c where c.id = $1 returning id`
const COPY_DEPARTMENTS = `insert into departments
  select (jsonb_populate_record(d, jsonb_build_object('company_id', $2::bigint))).*
  from departments d where d.company_id = $1`
const COPY_EMPLOYEES = `insert into employees
  select (jsonb_populate_record(e, jsonb_build_object('company_id', $2::bigint, 'id', nextval('employees_id_seq')))).*
  from employees e where e.company_id = $1`

/** Makes as many companies as asked out of one, past the product: through its calls it would take an hour. */
export async function multiplyCompany(dataDir: string, companyId: number, count: number): Promise<void> {
  const client = new pg.Client(clientConfig(await embeddedConnection(dataDir)))
  await client.connect()
  try {
    for (let made = 1; made < count; made += 1) {
      const { rows } = await client.query<{ id: number }>(COPY_COMPANY, [companyId])
      const copy = rows[0]?.id
      await client.query(COPY_DEPARTMENTS, [companyId, copy])
      await client.query(COPY_EMPLOYEES, [companyId, copy])
    }
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
