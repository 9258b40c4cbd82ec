import { createServer } from 'node:http'
import pg from 'pg'
import { clientConfig } from '../../apps/server/src/db/client.ts'
import { embeddedConnection } from '../../apps/server/src/db/embedded.ts'
import { EMPLOYEES_OF_COMPANY } from '../../apps/server/src/modules/people/employee-queries.ts'

/** The peer: node:http and the same prepared SQL, with nothing else. Arguments: data folder, port. */
const [dataDir = '', port = ''] = process.argv.slice(2)
const pool = new pg.Pool({ ...clientConfig(await embeddedConnection(dataDir)), max: 10 })

createServer(async (request, response) => {
  const companyId = new URL(request.url ?? '', 'http://peer').searchParams.get('companyId')
  const { rows } = await pool.query({
    name: 'employees',
    text: EMPLOYEES_OF_COMPANY,
    values: [companyId, false],
  })
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(rows))
}).listen(Number(port), '127.0.0.1')
