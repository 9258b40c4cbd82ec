import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where the request came from. A proxy passes on what it was told: what is no address is nobody's, and the proxy's own
 * stands in for it. */
export function callerAddress({ ip, socket }: FastifyRequest): string {
  return isIP(ip) === 0 ? (socket.remoteAddress ?? 'unknown') : ip
}
