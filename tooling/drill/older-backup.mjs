// A backup that an older program wrote, restored by the program of today into the schema of today.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild, ROOT } from '../setup.mjs'
import { freePort, openFolder } from './postgres.mjs'
import { startProduct } from './product.mjs'
import { install, layOut } from './released.mjs'

/** The first program at users that writes backups. */
const FIRST_WITH_BACKUPS = 'ee60737b'
const SIGN_IN = /Вход в демонстрацию: (\S+), пароль (\S+)/
const READY_WITHIN_MS = 300_000

/** The demonstration of that commit as `npm run demo` serves it. */
async function startDemo(folder, settings) {
  const child = spawn(process.execPath, ['tooling/start.mjs', '--demo'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const credentials = await new Promise((resolve, reject) => {
    let output = ''
    const late = setTimeout(
      () => reject(new Error(`the demonstration is not ready: ${output}`)),
      READY_WITHIN_MS,
    )
    child.stdout.on('data', (chunk) => {
      output += chunk
      const [, email, password] = SIGN_IN.exec(output) ?? []
      if (email !== undefined) {
        clearTimeout(late)
        resolve({ email, password })
      }
    })
    child.once('exit', (code) => reject(new Error(`the demonstration ended with ${code}`)))
  })
  return {
    credentials,
    stop: async () => {
      const exited = once(child, 'exit')
      process.kill(-child.pid, 'SIGTERM')
      await exited
    },
  }
}

function admin(folder, settings, ...words) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings }
  return execFileSync(process.execPath, ['tooling/admin.mjs', ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
  }).trim()
}

function rowsIn(copy) {
  const { tables, migrations } = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8'))
  return { rows: new Map(tables.map(({ name, rows }) => [name, rows])), migrations }
}

async function signIn(url, credentials) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(credentials),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** `npm run drill -- older-backup [commit]`. */
export async function drillOlderBackup([commit = FIRST_WITH_BACKUPS]) {
  ensureBuild()
  const { folder, remove } = openFolder()
  const old = join(folder, 'old')
  mkdirSync(old)
  const before = { DATA_DIR: join(folder, 'data-before'), PORT: String(await freePort()) }
  const after = { DATA_DIR: join(folder, 'data-after'), PORT: String(await freePort()) }
  const copies = { before: join(folder, 'copy-before'), after: join(folder, 'copy-after') }
  try {
    layOut(commit, old)
    install(old)
    const demo = await startDemo(old, before)
    console.log(admin(old, before, 'backup', copies.before))
    await demo.stop()
    console.log(admin(ROOT, after, 'restore', copies.before))
    const fresh = await startProduct(after)
    const status = await signIn(fresh.url, demo.credentials)
    console.log(admin(ROOT, after, 'backup', copies.after))
    await fresh.stop()
    const [was, is] = [rowsIn(copies.before), rowsIn(copies.after)]
    const others = [...was.rows].filter(([name, rows]) => is.rows.get(name) !== rows)
    console.log(
      `${commit}: ${was.migrations.length} migrations of ${is.migrations.length}, ${was.rows.size} tables`,
    )
    for (const [name, rows] of others)
      console.log(`${name}: ${rows} → ${is.rows.get(name) ?? 'no such table'}`)
    console.log(`signing in: ${status}`)
    return status === 200
  } finally {
    remove()
  }
}
