import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '../foundation/error-code.ts'
import { keptSecret } from '../foundation/kept-secret.ts'
import { systemUser } from '../foundation/system-user.ts'
import { clientConfig, type ServerAddress } from './client.ts'
import { binariesFor, packagedVersion } from './embedded-binaries.ts'
import { ensureReachable, socketFolder } from './embedded-folders.ts'
import { commandAs, detachedCommandAs, folderOwner, handOver, type Owner } from './embedded-owner.ts'
import { requireSameMajor } from './embedded-version.ts'
import { isPostmasterAlive, type Watch, watchOver } from './embedded-watch.ts'

export type EmbeddedServer = {
  connection: ServerAddress
  /** Another process of this product has started it, or left it behind. */
  wasRunning: boolean
  /** Begins the server again whenever it dies, until the watch is stopped: before `stop`, that is. */
  watch(report: (error: Error) => void): Watch
  /** Stops the server, unless another process of this product still works with it. */
  stop(): Promise<void>
}

type Place = { cluster: string; socket: string; owner: Owner; binaries: string; password: string }

const SUPERUSER = 'postgres'
const PORT = 5432
const ATTEMPTS = 40
const PAUSE_MS = 250
const FAREWELL_ATTEMPTS = 8
const NO_DATA_FOLDER = 4
const RUNNING = 0
const ROOT = 0
const DUPLICATE_DATABASE = '42P04'

/** PostgreSQL as a part of the product: its own binaries, one folder, a socket instead of a port. */
export async function startEmbedded(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  database = 'otdel',
): Promise<EmbeddedServer> {
  const place = await findPlace(dataDir)
  const found = await status(place)
  const wasRunning = found === RUNNING && (await isPostmasterAlive(place.cluster))
  if (found === NO_DATA_FOLDER) await initialise(place)
  else await requireSameMajor(place.cluster, await packagedVersion())
  await startOrAdopt(place, settings)
  await createDatabase(place, database)
  return {
    connection: connectionOf(place, database),
    wasRunning,
    watch: (report) =>
      watchOver({ cluster: place.cluster, revive: () => startOrAdopt(place, settings), report }),
    stop: () => stop(place),
  }
}

/** The connection to the server that another process of this product has started. */
export async function embeddedConnection(dataDir: string, database = 'otdel'): Promise<ServerAddress> {
  return connectionOf(await findPlace(dataDir), database)
}

async function findPlace(dataDir: string): Promise<Place> {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true })
  const user = await systemUser('otdel-postgres')
  await ensureReachable(folder, user)
  const cluster = join(folder, 'postgres')
  const binaries = await binariesFor(folder, user)
  const owner = await settledOwner(cluster, user, binaries)
  return {
    cluster,
    owner,
    binaries,
    socket: await socketFolder(cluster, owner),
    password: await keptSecret(folder, 'postgres-password'),
  }
}

/** A folder of before is handed over once. A server that still runs on it keeps its user until it stops: another
 * process of this product may be working with it. */
async function settledOwner(cluster: string, user: Owner, binaries: string): Promise<Owner> {
  if (user === null || !existsSync(cluster)) return user
  const former = await folderOwner(cluster)
  if (former.uid === user.uid) return user
  if (former.uid !== ROOT && (await status({ cluster, binaries, owner: former })) === RUNNING) return former
  await handOver(cluster, user)
  return user
}

function connectionOf({ socket, password }: Place, database: string): ServerAddress {
  return { host: socket, port: PORT, user: SUPERUSER, password, database }
}

type Controlled = Pick<Place, 'owner' | 'binaries' | 'cluster'>

function pgCtl(place: Controlled, ...parameters: string[]) {
  return commandAs(place.owner, join(place.binaries, 'bin', 'pg_ctl'), [...parameters, '-D', place.cluster])
}

async function status(place: Controlled): Promise<number> {
  return (await pgCtl(place, 'status')).code
}

/** Under another name first: a folder cut short by a kill is never taken for a database. */
async function initialise({ cluster, owner, binaries, password }: Place): Promise<void> {
  const draft = `${cluster}.new`
  const passwordFile = `${cluster}.password`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner !== null) {
    await chown(draft, owner.uid, owner.gid)
    await chown(passwordFile, owner.uid, owner.gid)
  }
  const { code, output } = await commandAs(owner, join(binaries, 'bin', 'initdb'), [
    '-D',
    draft,
    '-U',
    SUPERUSER,
    '-E',
    'UTF8',
    '--locale=C',
    '--auth=scram-sha-256',
    '--pwfile',
    passwordFile,
  ])
  await rm(passwordFile, { force: true })
  if (code !== 0) throw new Error(`PostgreSQL не создал папку данных: ${output}`)
  await rename(draft, cluster)
}

/** A server that outlived a killed process is taken over as it is. */
async function startOrAdopt(place: Place, settings: Readonly<Record<string, string>>): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if ((await status(place)) !== RUNNING) await start(place, settings)
    // pg_ctl believes the number in postmaster.pid, whoever has it after a restart of the machine.
    else if (!(await isPostmasterAlive(place.cluster))) await removeMarks(place)
    if (await answers(place)) return
    await wait(PAUSE_MS)
  }
  const log = await readFile(logFile(place), 'utf8')
  throw new Error(`PostgreSQL не запустился: ${log.trim().split('\n').slice(-3).join(' ')}`)
}

function logFile({ cluster }: Place): string {
  return join(cluster, 'server.log')
}

/** A server marks its folder and its socket with its number. */
async function removeMarks({ cluster, socket }: Place): Promise<void> {
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  await rm(join(socket, `.s.PGSQL.${PORT}.lock`), { force: true })
}

async function start(place: Place, settings: Readonly<Record<string, string>>): Promise<void> {
  const all = {
    listen_addresses: '',
    unix_socket_directories: place.socket,
    max_connections: '200',
    ...settings,
  }
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`)
  await detachedCommandAs(place.owner, join(place.binaries, 'bin', 'pg_ctl'), [
    'start',
    '-w',
    '-t',
    '60',
    '-D',
    place.cluster,
    '-l',
    logFile(place),
    '-o',
    options.join(' '),
  ])
}

async function answers(place: Place): Promise<boolean> {
  const client = new pg.Client(clientConfig(connectionOf(place, 'postgres')))
  try {
    await client.connect()
    return true
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', '57P03', 'ECONNRESET'].includes(errorCode(error) ?? '')) return false
    throw error
  } finally {
    await client.end()
  }
}

async function createDatabase(place: Place, database: string): Promise<void> {
  await asSuperuser(place, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (rowCount !== 0) return
    try {
      await client.query(`create database ${client.escapeIdentifier(database)}`)
    } catch (error) {
      if (errorCode(error) !== DUPLICATE_DATABASE) throw error
    }
  })
}

async function asSuperuser<T>(place: Place, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(connectionOf(place, 'postgres')))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function stop(place: Place): Promise<void> {
  if (!(await answers(place)) || (await isUsedByOthers(place))) return
  const { code, output } = await pgCtl(place, 'stop', '-m', 'fast', '-w')
  if (code !== 0 && (await status(place)) === RUNNING) {
    throw new Error(`PostgreSQL не остановился: ${output}`)
  }
  if (place.socket !== place.cluster) await rm(place.socket, { recursive: true, force: true })
}

/** The server takes a moment to notice that our own connections are closed. */
async function isUsedByOthers(place: Place): Promise<boolean> {
  for (let attempt = 1; attempt <= FAREWELL_ATTEMPTS; attempt += 1) {
    if (!(await hasConnections(place))) return false
    await wait(PAUSE_MS)
  }
  return true
}

function hasConnections(place: Place): Promise<boolean> {
  return asSuperuser(place, async (client) => {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where application_name like 'otdel %' and pid <> pg_backend_pid() limit 1`,
    )
    return rowCount !== 0
  })
}
