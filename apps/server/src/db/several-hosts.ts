import pg from 'pg'
import { flag, readRows, shaped } from './rows.ts'
import { isDatabaseAway } from './sql-errors.ts'

/** One of the servers, and the whole address as if it were the only one. */
export type HostPlace = { host: string; port: number; url: string }

const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/
const PLACE = /^(?:\[([^\]]+)\]|([^:]*))(?::(\d+))?$/
const ATTRIBUTES = /[?&]target_session_attrs=([^&]*)/
const DEFAULT_PORT = 5432
const PROBE_MS = 2_000
const READ_ONLY = '25006'
const WRITING = new Set(['read-write', 'primary'])

/** The servers of `postgres://user@one:5432,two:5432/base?target_session_attrs=read-write`, as libpq reads it; empty: there is
 * nothing to choose. */
export function placesOf(address: string): HostPlace[] {
  const [, start = '', authority = '', rest = ''] = ADDRESS.exec(address) ?? []
  const named = authority.split(',')
  const [, wanted = ''] = ATTRIBUTES.exec(address) ?? []
  if (authority === '' || (named.length === 1 && !WRITING.has(wanted))) return []
  return named.map((name) => {
    const [, six, four = 'localhost', port] = PLACE.exec(name) ?? []
    return {
      host: six ?? decodeURIComponent(four),
      port: port === undefined ? DEFAULT_PORT : Number(port),
      url: `${start}${name}${rest}`,
    }
  })
}

/** Whether the address asks for a server that takes writing: the product needs no other. */
export function asksForWriting(address: string): boolean {
  const [, wanted] = ATTRIBUTES.exec(address) ?? []
  return wanted === undefined || WRITING.has(wanted)
}

/** Connects to the server that writes, and looks for it anew when it has become another one. */
export function seekingClient(places: readonly HostPlace[]): typeof pg.Client {
  let known: HostPlace | null = null
  let search: Promise<HostPlace> | null = null

  function sought(): Promise<HostPlace> {
    search ??= findWriting(places).finally(() => {
      search = null
    })
    return search
  }

  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void
    override connect(callback?: (error: never, client: pg.Client) => void): Promise<pg.Client> | undefined {
      const reached = this.#reach()
      if (callback === undefined) return reached
      // The driver's own type says in two what is one: a failure or nothing, and the client.
      const told = callback as (error: Error | null, client: pg.Client) => void
      reached.then(
        () => told(null, this),
        (error: Error) => told(error, this),
      )
      return undefined
    }

    async #reach(): Promise<pg.Client> {
      const place = known ?? (await sought())
      this.host = place.host
      this.port = place.port
      try {
        await super.connect()
        if (!(await isWriting(this))) throw nobodyWrites()
        known = place
        return this
      } catch (error) {
        known = null
        throw error
      }
    }
  }
}

/** All are asked at once; of several that write the one named first is taken, as libpq does. */
async function findWriting(places: readonly HostPlace[]): Promise<HostPlace> {
  const asked = places.map(async (place) => ((await answersAsWriting(place)) ? place : null))
  for (const answer of asked) {
    const place = await answer
    if (place !== null) return place
  }
  throw nobodyWrites()
}

async function answersAsWriting({ url }: HostPlace): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await isWriting(client)
  } catch (error) {
    if (isDatabaseAway(error)) return false
    throw error
  } finally {
    await client.end()
  }
}

async function isWriting(client: pg.Client): Promise<boolean> {
  const [answer] = await readRows(
    client,
    shaped({ is_writing: flag }),
    `select not (pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean) as is_writing`,
  )
  return answer?.is_writing === true
}

function nobodyWrites(): Error {
  return Object.assign(new Error('no server of DATABASE_URL takes writing'), { code: READ_ONLY })
}
