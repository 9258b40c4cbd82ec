import { existsSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyFolder } from '../../test/real-server.ts'
import { systemUser } from '../foundation/system-user.ts'
import { clientConfig } from './client.ts'
import { type EmbeddedServer, startEmbedded } from './embedded.ts'
import { binariesFor, Links, packageFolder } from './embedded-binaries.ts'
import { ensureReachable, socketFolder } from './embedded-folders.ts'
import { commandAs, detachedCommandAs, handOver } from './embedded-owner.ts'
import { requireSameMajor } from './embedded-version.ts'

/** The server has run here once. */
let prepared: string
let folder: string
let running: EmbeddedServer[]
beforeAll(async () => {
  prepared = await newFolder()
  await (await startEmbedded(prepared)).stop()
})
afterAll(() => rm(prepared, { recursive: true, force: true }))
beforeEach(async () => {
  folder = await newFolder()
  running = []
})
afterEach(async () => {
  for (const server of running) await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function newFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'otdel-embedded-'))
  await chmod(made, 0o755)
  return made
}

async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbedded(dataDir)
  running.push(server)
  return server
}

async function query({ connection }: EmbeddedServer, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(text)
  await client.end()
  return rows
}

async function version(server: EmbeddedServer): Promise<string> {
  const text = `select current_setting('server_version') as version, 'ё' < 'я' collate "ru-RU-x-icu" as sorted`
  const [row] = await query(server, text)
  return String(row?.version)
}

const postmasterPid = async (dataDir: string) =>
  Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)

describe('встроенный PostgreSQL', () => {
  test('заводится в пустой папке и останавливается', async () => {
    const server = await start(folder)
    expect(server.wasRunning).toBe(false)
    expect(await version(server)).toMatch(/^18/)
    await server.stop()
    running = []
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  test('не слушает сеть', async () => {
    await copyFolder(prepared, folder)
    await start(folder)
    const lines = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
    expect(lines[5]).toBe('')
  })

  test('оставшийся после kill -9 сервер принимается как есть', async () => {
    await copyFolder(prepared, folder)
    await start(folder)
    const pid = await postmasterPid(folder)
    const again = await start(folder)
    expect(await postmasterPid(folder)).toBe(pid)
    expect(again.wasRunning).toBe(true)
    expect(await version(again)).toMatch(/^18/)
    running = [again]
  })

  test('чужой процесс под номером из postmaster.pid запуску не мешает', async () => {
    await copyFolder(prepared, folder)
    await writeFile(
      join(folder, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${join(folder, 'postgres')}\n`,
    )
    expect(await version(await start(folder))).toMatch(/^18/)
  })

  test('копия папки работающего сервера запускается рядом с ним', async () => {
    await copyFolder(prepared, folder)
    const original = await start(folder)
    const copy = await newFolder()
    await copyFolder(folder, copy)
    const beside = await startEmbedded(copy)
    expect(beside.wasRunning).toBe(false)
    expect(await version(original)).toMatch(/^18/)
    expect(await version(beside)).toMatch(/^18/)
    expect(await postmasterPid(copy)).not.toBe(await postmasterPid(folder))
    await beside.stop()
    expect(await version(original)).toMatch(/^18/)
    await rm(copy, { recursive: true, force: true })
  })

  test('путь длиннее, чем позволяет сокет, не помеха', async () => {
    const deep = join(folder, 'очень-длинное-имя-папки-с-данными'.repeat(3))
    await mkdir(deep)
    await copyFolder(prepared, deep)
    const server = await start(deep)
    expect('host' in server.connection && server.connection.host.length).toBeLessThan(60)
    expect(await version(server)).toMatch(/^18/)
  })

  test('ссылки библиотек, не сделанные при установке, восстанавливаются в копии', async () => {
    const bare = join(folder, 'package')
    await cp(packageFolder(), bare, {
      recursive: true,
      filter: async (source) => !(await lstat(source)).isSymbolicLink(),
    })
    const native = await binariesFor(folder, null, bare)
    expect(native.startsWith(folder)).toBe(true)
    const links = await readFile(join(bare, 'native', 'pg-symlinks.json'), 'utf8')
    for (const { target } of Links.parse(JSON.parse(links)))
      expect(existsSync(join(native, target.replace(/^native/, '')))).toBe(true)
  })

  test('папка, куда пользователь базы не войдёт, названа вместе с выходом', async () => {
    const closed = join(folder, 'closed')
    await mkdir(join(closed, 'data'), { recursive: true })
    await chmod(closed, 0o700)
    const owner = { name: 'otdel-postgres', uid: 998, gid: 998 }
    await expect(ensureReachable(join(closed, 'data'), owner)).rejects.toThrow(
      new RegExp(`не может войти в ${closed}\\. Выберите другую папку, например /var/lib/otdel`),
    )
  })
})

/** Stands for whoever ran the database before. */
const DAEMON = { name: 'daemon', uid: 1, gid: 1 }
const cluster = () => join(folder, 'postgres')
const ownerOf = async (file: string) => (await stat(file)).uid

async function uidOfServer(): Promise<number> {
  const status = await readFile(`/proc/${await postmasterPid(folder)}/status`, 'utf8')
  return Number(/^Uid:\t(\d+)/m.exec(status)?.[1])
}

describe('пользователь встроенного PostgreSQL', () => {
  test('свой; папка закрыта, и правил входа в базу никто другой не перепишет', async () => {
    const user = await systemUser('otdel-postgres')
    const uid = user?.uid ?? process.getuid?.()
    await copyFolder(prepared, folder)
    await start(folder)
    const rules = join(cluster(), 'pg_hba.conf')
    expect([await uidOfServer(), await ownerOf(cluster()), await ownerOf(rules)]).toEqual([uid, uid, uid])
    expect(((await stat(cluster())).mode & 0o777).toString(8)).toBe('700')
    expect((await stat(rules)).mode & 0o022).toBe(0)
  })
})

describe.skipIf(process.getuid?.() !== 0)('пользователь встроенного PostgreSQL, когда запускает root', () => {
  test('другой пользователь машины правил входа не читает и не пишет', async () => {
    await copyFolder(prepared, folder)
    await start(folder)
    const rules = join(cluster(), 'pg_hba.conf')
    for (const command of ['cat "$0"', 'echo "local all all trust" >> "$0"']) {
      expect((await commandAs(DAEMON, '/bin/sh', ['-c', command, rules])).code).not.toBe(0)
    }
  })

  test('папка прежнего пользователя передаётся целиком и один раз, данные остаются', async () => {
    const uid = (await systemUser('otdel-postgres'))?.uid
    await copyFolder(prepared, folder)
    const server = await start(folder)
    await query(server, 'create table kept as select 42 as answer')
    await server.stop()
    running = []
    await handOver(cluster(), DAEMON)
    const again = await start(folder)
    expect([await uidOfServer(), await ownerOf(join(cluster(), 'base'))]).toEqual([uid, uid])
    expect(await query(again, 'select answer from kept')).toEqual([{ answer: 42 }])
    const { ctimeMs } = await stat(join(cluster(), 'PG_VERSION'))
    await again.stop()
    running = []
    await start(folder)
    expect((await stat(join(cluster(), 'PG_VERSION'))).ctimeMs).toBe(ctimeMs)
  })

  test('сервер прежнего пользователя, который ещё работает, принимается как есть', async () => {
    await copyFolder(prepared, folder)
    await handOver(cluster(), DAEMON)
    const binaries = await binariesFor(folder, DAEMON)
    const options = `-c listen_addresses= -c unix_socket_directories=${cluster()}`
    const parameters = ['start', '-w', '-D', cluster(), '-l', join(cluster(), 'server.log'), '-o', options]
    await detachedCommandAs(DAEMON, join(binaries, 'bin', 'pg_ctl'), parameters)
    const adopted = await start(folder)
    expect([adopted.wasRunning, await uidOfServer()]).toEqual([true, DAEMON.uid])
    expect(await version(adopted)).toMatch(/^18/)
    await adopted.stop()
    running = []
    await start(folder)
    expect(await uidOfServer()).toBe((await systemUser('otdel-postgres'))?.uid)
  })

  test('короткая папка сокета под чужой ссылкой — отказ', async () => {
    const deep = join(folder, 'очень-длинное-имя-папки-с-данными'.repeat(3))
    const short = await socketFolder(deep, DAEMON)
    await rm(short, { recursive: true })
    await symlink(folder, short)
    await expect(socketFolder(deep, DAEMON)).rejects.toThrow()
    expect(await ownerOf(folder)).toBe(0)
    await rm(short)
  })
})

test('папку базы другой старшей версии сервер не открывает и говорит, что сделать', async () => {
  await writeFile(join(folder, 'PG_VERSION'), '17\n')
  await expect(requireSameMajor(folder, '18.4.0-beta.17')).rejects.toThrow(
    /сделана PostgreSQL 17, а в программе PostgreSQL 18.+backup.+restore/,
  )
  await requireSameMajor(folder, '17.10.0')
})
