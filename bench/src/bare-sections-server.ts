import { createServer } from 'node:http'
import pg from 'pg'
import { clientConfig } from '../../apps/server/src/db/client.ts'
import { embeddedConnection } from '../../apps/server/src/db/embedded.ts'
import { COVERAGE } from '../../apps/server/src/modules/coverage/queries.ts'
import { EVENTS_OF_SECTION, PEOPLE_OF_COMPANY } from '../../apps/server/src/modules/events/section-queries.ts'

/** The peer: node:http and the same prepared SQL, with nothing else. Arguments: data folder, port. */
const [dataDir = '', port = ''] = process.argv.slice(2)
const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
const pool = new pg.Pool({ ...clientConfig(await embeddedConnection(dataDir)), max: 10 })

async function section(companyId: string | null, name: string | null) {
  const events = await pool.query({ name: 'events', text: EVENTS_OF_SECTION, values: [companyId, name] })
  const people = await pool.query({ name: 'people', text: PEOPLE_OF_COMPANY, values: [companyId] })
  const byId = new Map(people.rows.map((person) => [person.employeeId, person]))
  return events.rows.map((row) => Object.assign(row, byId.get(row.employeeId)))
}

async function coverage(companyId: string | null) {
  return (await pool.query({ name: 'coverage', text: COVERAGE, values: [companyId, today] })).rows
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://peer')
  const companyId = searchParams.get('companyId')
  const answer =
    pathname === '/api/coverage'
      ? await coverage(companyId)
      : await section(companyId, searchParams.get('section'))
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer))
}).listen(Number(port), '127.0.0.1')
