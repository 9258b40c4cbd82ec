import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LONG_ANSWER } from '../http/packing.ts'

const OF_CONTENT = ['content-type', 'content-length', 'content-encoding']

/** Registered before compression, whose hooks come later: the tag is of the content. The encoding that will be chosen is
 * part of it, since a strong tag names exact bytes. What comes packed has its tag already. */
export const etagPlugin = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.routeOptions.config.access === undefined) return done(null, payload)
    const packedTag = reply.getHeader('etag')
    if (!isCacheable(request, reply) || (typeof payload !== 'string' && packedTag === undefined)) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      return done(null, payload)
    }
    const { bytes, tag } =
      packedTag === undefined && typeof payload === 'string'
        ? tagged(payload, request)
        : { bytes: payload, tag: String(packedTag) }
    reply.headers({ etag: tag, vary: 'Authorization, Accept-Encoding' })
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', keeping(request))
    if (!isKnown(request.headers['if-none-match'], tag)) return done(null, bytes)
    reply.code(304)
    for (const name of OF_CONTENT) reply.removeHeader(name)
    return done(null, '')
  })
})

/** A list of hundreds is encoded once, for the tag, the length and the socket. A short text goes with its headers in one
 * write only as long as it is a text. */
function tagged(payload: string, request: FastifyRequest): { bytes: string | Buffer; tag: string } {
  const bytes = payload.length < LONG_ANSWER ? payload : Buffer.from(payload)
  return { bytes, tag: `"${hash('sha1', bytes, 'base64url')}${encodingMark(request)}"` }
}

/** What is one person's is kept nowhere: neither beside a shared computer's browser nor by a proxy. A link with a secret
 * in it is a person's too. */
function keeping({ params, routeOptions }: FastifyRequest): string {
  const isPersonal = typeof params === 'object' && params !== null && 'token' in params
  return routeOptions.config.access === 'public' && !isPersonal ? 'no-cache' : 'no-store'
}

function isCacheable(request: FastifyRequest, reply: FastifyReply): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && reply.statusCode === 200
}

function encodingMark(request: FastifyRequest): string {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (accepted.includes('br')) return '-br'
  return accepted.includes('gzip') ? '-gz' : ''
}

function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((known) => known.trim() === tag || known.trim() === '*')
}
