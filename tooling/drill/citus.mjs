// Machines of a Citus cluster die with SIGKILL under those who write: what was acknowledged is counted afterwards.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beginCluster } from '../citus/cluster.mjs'
import { ensureBuild, ROOT } from '../setup.mjs'
import { freePort, makeOwner } from './postgres.mjs'
import { startProduct } from './product.mjs'
import { enter, startClicker } from './visitor.mjs'

const COMPANIES = 6
/** Clicks of one company: before a machine dies, while it is away, after it has come back. */
const BEFORE = 40
const AWAY = 10
const AFTER = 40
const PATIENCE_MS = 30_000

/** `npm run drill -- citus`. */
export async function drillCitus() {
  ensureBuild()
  const cluster = await beginCluster()
  let product = null
  try {
    const databaseUrl = joinMachines(cluster)
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: join(cluster.folder, 'data') }
    product = await startProduct({ ...environment, PORT: String(await freePort()) })
    console.log(distribute(environment).slice(0, 60))
    const call = callerAt(product.url)
    const visitors = []
    for (let number = 0; number < COMPANIES; number += 1)
      visitors.push(await enter(call, `company-${number}@drill.test`))
    const clickers = visitors.map((visitor) => ({ visitor, ...startClicker(call, visitor) }))
    const pass = (count) => Promise.all(clickers.map((clicker) => clicker.pass(count)))
    await pass(BEFORE)
    for (const machine of [cluster.workers[0], cluster.coordinator]) {
      machine.murder()
      await pass(AWAY)
      machine.start()
      await pass(AFTER)
    }
    await Promise.all(clickers.map((clicker) => clicker.end()))
    return tell(cluster, clickers) === 0
  } finally {
    await product?.stop()
    cluster.end()
  }
}

/** One database on all machines, of the product's own owner; its address. */
function joinMachines({ coordinator, workers }) {
  for (const machine of [coordinator, ...workers]) {
    makeOwner(machine)
    machine.sql('create extension citus', 'otdel')
  }
  coordinator.sql(`select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`, 'otdel')
  for (const { port } of workers) coordinator.sql(`select citus_add_node('127.0.0.1', ${port})`, 'otdel')
  return `postgres://otdel@127.0.0.1:${coordinator.port}/otdel`
}

function distribute(environment) {
  const admin = join(ROOT, 'apps/server/dist/admin.js')
  return execFileSync(process.execPath, [admin, 'distribute'], {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  })
}

function callerAt(url) {
  return async (path, { method = 'GET', headers = {}, body } = {}) => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(`${url}${path}`, { method, headers, body, signal })
    return { status: answer.status, text: await answer.text() }
  }
}

/** How many acknowledged rows are not there. */
function tell({ coordinator, workers }, clickers) {
  coordinator.sql('select recover_prepared_transactions()', 'otdel')
  const open = [coordinator, ...workers].map((machine) =>
    Number(machine.sql('select count(*) from pg_prepared_xacts')),
  )
  const refused = new Map()
  let written = 0
  let lost = 0
  for (const clicker of clickers) {
    const names = coordinator.sql(
      `select name from departments where company_id = ${clicker.visitor.companyId}`,
      'otdel',
    )
    const kept = new Set(names.split('\n'))
    written += clicker.written.length
    lost += clicker.written.filter((name) => !kept.has(name)).length
    for (const told of clicker.failed) refused.set(told, (refused.get(told) ?? 0) + 1)
  }
  const told = [...refused].map(([status, times]) => `${status} × ${times}`).join(', ') || 'none'
  console.log(`${COMPANIES} companies; a worker and the coordinator killed in turn`)
  console.log(`acknowledged ${written}, lost ${lost}; refused meanwhile: ${told}`)
  console.log(`transactions left open on the machines: ${open.join(', ')}`)
  return lost
}
