import { createServer } from 'node:http'
import pg from 'pg'
import { clientConfig } from '../../apps/server/src/db/client.ts'
import { embeddedConnection } from '../../apps/server/src/db/embedded.ts'
import { COMPANIES_OF_USER } from '../../apps/server/src/modules/companies/queries.ts'

const STATEMENT = `${COMPANIES_OF_USER} and m.company_id = $2`

/** The peer: node:http and the same prepared SQL, with nothing else. Arguments: data folder, port, user's id. */
const [dataDir = '', port = '', userId = ''] = process.argv.slice(2)
const pool = new pg.Pool({ ...clientConfig(await embeddedConnection(dataDir)), max: 10 })

createServer(async (request, response) => {
  const companyId = request.url?.split('/').at(-1)
  const { rows } = await pool.query({ name: 'company', text: STATEMENT, values: [userId, companyId] })
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(rows[0] ?? null))
}).listen(Number(port), '127.0.0.1')
