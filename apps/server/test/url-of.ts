import type { ServerAddress } from '../src/db/client.ts'

/** As DATABASE_URL names it. */
export function urlOf(connection: ServerAddress): string {
  if ('url' in connection) return connection.url
  const { host, port, user, password, database } = connection
  return `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}
