import { existsSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clientConfig } from './client.ts'
import { type EmbeddedServer, startEmbedded } from './embedded.ts'
import { binariesFor, Links, packageFolder } from './embedded-binaries.ts'
import { ensureReachable } from './embedded-folders.ts'

let folder: string
let running: EmbeddedServer[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otdel-embedded-'))
  await chmod(folder, 0o755)
  running = []
})
afterEach(async () => {
  for (const server of running) await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbedded(dataDir)
  running.push(server)
  return server
}

async function version({ connection }: EmbeddedServer): Promise<string> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version, 'ё' < 'я' collate "ru-RU-x-icu" as sorted`,
  )
  await client.end()
  return rows[0]?.version ?? ''
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
    await start(folder)
    const lines = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
    expect(lines[5]).toBe('')
  })

  test('оставшийся после kill -9 сервер принимается как есть', async () => {
    await start(folder)
    const pid = await postmasterPid(folder)
    const again = await start(folder)
    expect(await postmasterPid(folder)).toBe(pid)
    expect(again.wasRunning).toBe(true)
    expect(await version(again)).toMatch(/^18/)
    running = [again]
  })

  test('чужой процесс под номером из postmaster.pid запуску не мешает', async () => {
    await (await start(folder)).stop()
    await writeFile(
      join(folder, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${join(folder, 'postgres')}\n`,
    )
    running = []
    expect(await version(await start(folder))).toMatch(/^18/)
  })

  test('путь длиннее, чем позволяет сокет, не помеха', async () => {
    const deep = join(folder, 'очень-длинное-имя-папки-с-данными'.repeat(3))
    await mkdir(deep)
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

  test('папка, куда nobody не войдёт, названа вместе с выходом', async () => {
    const closed = join(folder, 'closed')
    await mkdir(join(closed, 'data'), { recursive: true })
    await chmod(closed, 0o700)
    const owner = { uid: 65_534, gid: 65_534 }
    await expect(ensureReachable(join(closed, 'data'), owner)).rejects.toThrow(
      new RegExp(`не может войти в ${closed}\\. Выберите другую папку, например /var/lib/otdel`),
    )
  })
})
