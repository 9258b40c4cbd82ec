// Debian's nginx before two processes: a new version comes with a migration, the old one goes, and nobody notices.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuild, ROOT, stop } from '../setup.mjs'
import { freePort, makeOwner, openFolder, requireDebianPostgres, serverIn } from './postgres.mjs'
import { startProduct } from './product.mjs'
import { caller, enter, isHeard, SITE, startClicker, upload } from './visitor.mjs'

const NGINX = '/usr/sbin/nginx'
const CLICK_MS = 50
const METRICS_TOKEN = 'a token of the drill'
const ASKED = 4
const CLICKS_BESIDE = 100

/** The files of `ops/nginx` as they are, with this folder's ports and certificate. */
function writeConfiguration(folder, port, plainPort) {
  const at = (name) => join(folder, name)
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${SITE}`,
      '-addext',
      `subjectAltName=DNS:${SITE}`,
      '-keyout',
      at('privkey.pem'),
      '-out',
      at('fullchain.pem'),
    ],
    { stdio: 'ignore' },
  )
  const site = readFileSync(join(ROOT, 'ops/nginx/otdel.conf'), 'utf8')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('/etc/ssl/otdel', folder)
    .replace('/etc/nginx/otdel-upstream.conf', at('upstream.conf'))
  writeFileSync(at('site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${at(kind)};`,
  )
  writeFileSync(
    at('nginx.conf'),
    `pid ${at('nginx.pid')};\nerror_log ${at('error.log')};\nevents {}\nhttp { access_log ${at('access.log')}; ${temporary.join(' ')} include ${at('site.conf')}; }\n`,
  )
}

function pointAt(folder, port) {
  writeFileSync(join(folder, 'upstream.conf'), `server 127.0.0.1:${port};\n`)
}

/** The same program in a folder of its own with one migration more. */
function newVersion(folder) {
  const there = join(folder, 'new', 'apps', 'server')
  mkdirSync(there, { recursive: true })
  for (const name of ['dist', 'migrations', 'news', 'package.json']) {
    cpSync(join(ROOT, 'apps/server', name), join(there, name), { recursive: true })
  }
  if (existsSync(join(ROOT, 'apps/web/dist'))) {
    cpSync(join(ROOT, 'apps/web/dist'), join(folder, 'new/apps/web/dist'), { recursive: true })
  }
  writeFileSync(join(there, 'migrations', '9999_drill.sql'), 'alter table users add column drilled text;\n')
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'new', 'node_modules'))
  return join(folder, 'new')
}

async function isReady(url) {
  const answer = await fetch(`${url}/readyz`).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

/** The one sign-in, whichever process is asked. */
async function countedByAll(url) {
  const counted = []
  for (let index = 0; index < ASKED; index += 1) {
    // A connection of its own: the next process takes it.
    const headers = { authorization: `Bearer ${METRICS_TOKEN}`, connection: 'close' }
    const told = await (await fetch(`${url}/metrics`, { headers })).text()
    counted.push(Number(/_count\{call="POST \/api\/login",status="200"\} (\d+)/.exec(told)?.[1] ?? 0))
  }
  return counted
}

/** `npm run drill -- nginx`. */
export async function drillNginx() {
  requireDebianPostgres()
  if (!existsSync(NGINX)) stop('Нужен nginx из Debian: apt-get install nginx-light')
  ensureBuild()
  const { folder, remove } = openFolder()
  const database = serverIn(join(folder, 'database'), await freePort())
  const [port, plainPort, oldPort, newPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const settings = (own) => ({
    DATABASE_URL: `postgres://otdel@127.0.0.1:${database.port}/otdel`,
    DATA_DIR: join(folder, 'data'),
    PORT: String(own),
    TRUST_PROXY: '1',
    WEB_CONCURRENCY: '2',
    METRICS_TOKEN,
    PUBLIC_URL: `https://${SITE}`,
  })
  const running = []
  try {
    database.initialise()
    database.start()
    makeOwner(database)
    const old = await startProduct(settings(oldPort))
    running.push(old)
    writeConfiguration(folder, port, plainPort)
    pointAt(folder, oldPort)
    const words = ['-c', join(folder, 'nginx.conf')]
    execFileSync(NGINX, ['-t', ...words], { stdio: 'pipe' })
    const nginx = spawn(NGINX, ['-g', 'daemon off;', ...words], { stdio: 'ignore' })
    running.push({
      stop: () => {
        nginx.kill('SIGQUIT')
        return once(nginx, 'exit')
      },
    })
    const call = caller(folder, port)
    while (
      !(await call('/healthz').then(
        ({ status }) => status === 200,
        () => false,
      ))
    )
      await wait(CLICK_MS)

    const plain = await fetch(`http://127.0.0.1:${plainPort}/x`, {
      redirect: 'manual',
      headers: { host: SITE },
    })
    const entered = await enter(call)
    const metrics = await call('/metrics')
    const counted = await countedByAll(old.url)
    const isStreaming = await isHeard(call, entered)
    const uploaded = await upload(call, entered)
    console.log(
      `plain HTTP → ${plain.status}; a change ${isStreaming ? 'is' : 'is not'} heard on the stream; upload of 4 MB → ${uploaded}; /metrics from outside → ${metrics.status}; sign-ins counted by each of ${ASKED} answers of two processes: ${counted.join(', ')}`,
    )

    const clicker = startClicker(call, entered)
    await clicker.pass(CLICKS_BESIDE)
    const fresh = await startProduct(settings(newPort), newVersion(folder))
    running.push(fresh)
    while (!(await isReady(fresh.url))) await wait(CLICK_MS)
    await clicker.pass(CLICKS_BESIDE)
    pointAt(folder, newPort)
    execFileSync(NGINX, ['-s', 'reload', ...words], { stdio: 'pipe' })
    await clicker.pass(CLICKS_BESIDE)
    const code = await old.stop()
    await clicker.pass(CLICKS_BESIDE)
    await clicker.end()
    const applied = database.sql(
      "select count(*) from schema_migrations where name = '9999_drill.sql'",
      'otdel',
    )
    const stored = Number(
      database.sql("select count(*) from departments where name ~ '^Отдел [0-9]+$'", 'otdel'),
    )
    console.log(
      `update: ${clicker.count()} clicks, failed ${clicker.failed.length} ${clicker.failed.slice(0, 5).join(', ')}; asked again on a connection that nginx had closed: ${clicker.askedAgain()}; ${stored} of ${clicker.written.length} acknowledged rows stand, each once; the new migration ${applied === '1' ? 'stands' : 'is missing'}; the old process ended with ${code}`,
    )
    return (
      clicker.failed.length === 0 &&
      stored === clicker.written.length &&
      counted.every((count) => count === 1) &&
      code === 0 &&
      applied === '1' &&
      isStreaming
    )
  } finally {
    for (const part of running.reverse()) await part.stop()
    database.kill()
    remove()
  }
}
