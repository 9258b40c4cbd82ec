import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isKnownAddress } from '@ot/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { NotFound } from '../foundation/errors.ts'
import { type Encoding, type FilledPage, readFilledPages, readIndexedAddresses } from './filled-pages.ts'
import { searchEnginesPlugin } from './search-engines.ts'

const HASHED_ASSET = /\/assets\//
const YEAR_IMMUTABLE = 'public, max-age=31536000, immutable'
/** Of a file whose name is its content nobody asks whether it has changed, nor what the log says of it: they would come with each of a page's files. */
const OF_NO_USE = ['etag', 'last-modified', 'accept-ranges', 'x-request-id']

/** The built web application: prerendered public pages, hashed assets for ever, else the shell of the application. */
export const staticFilesPlugin = fp<{ root: string; publicUrl: string }>(async (app, { root, publicUrl }) => {
  if (!existsSync(join(root, 'index.html'))) return
  const pages = await readFilledPages(root, publicUrl)
  await app.register(searchEnginesPlugin, { publicUrl, addresses: await readIndexedAddresses(root) })
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Sent filled in, from memory; what the build says of itself is nobody's business.
    globIgnore: ['prerendered/**', '.vite/**'],
    setHeaders: (reply, path) => {
      const isHashed = HASHED_ASSET.test(path)
      reply.header('cache-control', isHashed ? YEAR_IMMUTABLE : 'no-cache')
      if (isHashed) for (const name of OF_NO_USE) reply.removeHeader(name)
    },
  })

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPage(request)) throw new NotFound('Такого адреса нет')
    const page = pages.get(addressOf(request))
    if (page !== undefined) return sendPage(request, reply, page)
    // The shell says in words of its own that there is no such page.
    return sendShell(isKnownAddress(addressOf(request)) ? reply : reply.code(404))
  })
})

function addressOf(request: FastifyRequest): string {
  return (request.url.split('?', 1)[0] ?? '/').toLowerCase()
}

function isPage(request: FastifyRequest): boolean {
  const path = addressOf(request)
  if (path.startsWith('/api/') || path.startsWith('/assets/')) return false
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
}

function sendShell(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html')
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { tag, bodies }: FilledPage): FastifyReply {
  const encoding = encodingFor(request)
  const etag = `"${tag}-${encoding}"`
  reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(bodies[encoding])
}

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
