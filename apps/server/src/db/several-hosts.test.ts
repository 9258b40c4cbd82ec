import { connect, createServer, type Server } from 'node:net'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { connectDatabase, type ServerAddress } from './client.ts'
import { asksForWriting, placesOf } from './several-hosts.ts'

describe('адрес базы с несколькими серверами', () => {
  test('каждый сервер назван со своим портом', () => {
    const places = placesOf('postgres://u:p@one,[::1]:6000/base?target_session_attrs=read-write')
    expect(places.map(({ host, port }) => [host, port])).toEqual([
      ['one', 5432],
      ['::1', 6000],
    ])
    expect(places[1]?.url).toBe('postgres://u:p@[::1]:6000/base?target_session_attrs=read-write')
  })

  test.each([
    'postgres://u@one/base',
    'postgres:///base?host=/run/postgresql',
    'postgresql://u:p@one:1/base',
  ])('%s: выбирать не из чего', (address) => expect(placesOf(address)).toEqual([]))

  test('другой вид сервера просить нельзя', () => {
    expect(asksForWriting('postgres://one,two/base')).toBe(true)
    expect(asksForWriting('postgres://one/base?target_session_attrs=standby')).toBe(false)
  })
})

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** The server of the tests at a port of its own, as another machine would have it. */
async function gate(server: ServerAddress, port = 0): Promise<{ port: number; shut(): void }> {
  const target =
    'url' in server
      ? { host: new URL(server.url).hostname, port: Number(new URL(server.url).port || 5432) }
      : { path: `${server.host}/.s.PGSQL.${server.port}` }
  const sockets = new Set<{ destroy(): void }>()
  const listening = createServer((caller) => {
    const database = connect(target)
    for (const socket of [caller, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    caller.pipe(database).pipe(caller)
  })
  open.push(listening)
  await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve))
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    shut: () => {
      listening.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function addressOf(server: ServerAddress, ports: readonly number[]): string {
  const { username, password, pathname } =
    'url' in server
      ? new URL(server.url)
      : { username: server.user, password: encodeURIComponent(server.password), pathname: '/postgres' }
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',')
  return `postgres://${username}:${password}@${hosts}${pathname}?target_session_attrs=read-write`
}

test('сервер ушёл: запросы идут к другому из адреса, без перезапуска', async () => {
  const server = inject('server')
  const first = await gate(server)
  const second = await gate(server)
  const lost: Error[] = []
  const database = connectDatabase({ url: addressOf(server, [first.port, second.port]) }, (error) =>
    lost.push(error),
  )
  const portAsked = async () => {
    const client = await database.pool.connect()
    const { port } = client
    client.release()
    return port
  }
  expect(await portAsked()).toBe(first.port)
  first.shut()
  await expect.poll(() => portAsked().catch(() => null)).toBe(second.port)
  const listener = await database.openClient()
  expect(listener.port).toBe(second.port)
  await listener.end()
  await database.close()
})
