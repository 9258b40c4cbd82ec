// Servers of Debian's own PostgreSQL in a folder that is thrown away.
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stop } from '../setup.mjs'

const BIN = '/usr/lib/postgresql/15/bin'
const IS_ROOT = process.getuid?.() === 0

export function requireDebianPostgres() {
  if (!existsSync(join(BIN, 'initdb')))
    stop(`Нужен PostgreSQL 15 из Debian: apt-get install postgresql-15 (нет ${BIN})`)
}

/** Who runs PostgreSQL: it refuses to be run by root. */
function pg(path, ...parameters) {
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

/** A server at a port of its own; `start`, `stop`, `kill`, `promote`, `sql`. `programs`: a build with Citus, say, lies elsewhere. */
export function serverIn(folder, port, programs = BIN) {
  const by = (program, ...words) => pg(join(programs, program), ...words)
  const control = (...words) => by('pg_ctl', '-D', folder, '-w', '-l', `${folder}.log`, ...words)
  return {
    folder,
    port,
    initialise: () => by('initdb', '-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'),
    configure: (lines) => appendFileSync(join(folder, 'postgresql.auto.conf'), `${lines.join('\n')}\n`),
    start: () =>
      control('-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`, 'start'),
    stop: () => control('-m', 'fast', 'stop'),
    /** At once, as when the power goes. */
    kill: () => control('-m', 'immediate', 'stop'),
    /** SIGKILL to the server and to all that it has begun. */
    murder: () => murder(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])),
    promote: () => control('promote'),
    sql: (text, database = 'postgres') =>
      by(
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
      by(
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

/** All of them are told before any is gone, and gone before it ends: what still holds the memory keeps a new server out. */
function murder(pid) {
  signal(pid, 'SIGSTOP')
  const begun = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout
  const all = [pid, ...begun.trim().split(/\s+/).map(Number)]
  for (const one of all) signal(one, 'SIGKILL')
  while (all.some(isThere)) spawnSync('sleep', ['0.05'])
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // It has gone by itself.
  }
}

/** What is only waiting to be asked how it ended is not there any more. */
function isThere(pid) {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return state !== '' && !state.startsWith('Z')
}

/** What the product needs: its own owner, no superuser. */
export function makeOwner(server) {
  server.sql('create role otdel login createrole')
  server.sql('create database otdel owner otdel')
}
