// Servers of Debian's own PostgreSQL in a folder that is thrown away.
import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stop } from '../setup.mjs'

/** A build with Citus, say, lies elsewhere. */
const BIN = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'
const IS_ROOT = process.getuid?.() === 0

export function requireDebianPostgres() {
  if (!existsSync(join(BIN, 'initdb')))
    stop(`Нужен PostgreSQL 15 из Debian: apt-get install postgresql-15 (нет ${BIN})`)
}

export function requireCitus() {
  requireDebianPostgres()
  if (!existsSync(join(BIN, '../lib/citus.so')))
    stop(
      `Нужен Citus: соберите его для PostgreSQL и назовите папку программ в POSTGRES_BIN (нет ${BIN}/../lib/citus.so)`,
    )
}

/** Who runs PostgreSQL: it refuses to be run by root. */
function pg(program, ...parameters) {
  const path = join(BIN, program)
  const [command, args] = IS_ROOT
    ? ['runuser', ['-u', 'postgres', '--', path, ...parameters]]
    : [path, parameters]
  return execFileSync(command, args, { encoding: 'utf8', cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'otdel-drill-'))
  chmodSync(folder, 0o777)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A server at a port of its own; `start`, `stop`, `kill`, `promote`, `sql`. */
export function serverIn(folder, port) {
  const control = (...words) => pg('pg_ctl', '-D', folder, '-w', '-l', `${folder}.log`, ...words)
  return {
    folder,
    port,
    initialise: () => pg('initdb', '-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'),
    configure: (lines) => appendFileSync(join(folder, 'postgresql.auto.conf'), `${lines.join('\n')}\n`),
    start: () =>
      control('-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`, 'start'),
    stop: () => control('-m', 'fast', 'stop'),
    /** At once, as when the power goes. */
    kill: () => control('-m', 'immediate', 'stop'),
    promote: () => control('promote'),
    sql: (text, database = 'postgres') =>
      pg(
        'psql',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'postgres',
        '-d',
        database,
        '-AtX',
        '-v',
        'ON_ERROR_STOP=1',
        '-c',
        text,
      ).trim(),
    copyTo: (target, ...words) =>
      pg(
        'pg_basebackup',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'postgres',
        '-D',
        target,
        '-c',
        'fast',
        ...words,
      ),
  }
}

/** What the product needs: its own owner, no superuser. */
export function makeOwner(server) {
  server.sql('create role otdel login createrole')
  server.sql('create database otdel owner otdel')
}
