import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { NotFound } from '../errors.ts'

/** Address in lower case → file under the root. */
const Manifest = z.record(z.string(), z.string())

const HASHED_ASSET = /\/assets\//
const YEAR_IMMUTABLE = 'public, max-age=31536000, immutable'

/** The built web application: prerendered public pages, hashed assets for ever, else the shell of the application. */
export const staticFilesPlugin = fp<{ root: string }>(async (app, { root }) => {
  if (!existsSync(join(root, 'index.html'))) return
  const prerendered = await readManifest(root)
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED_ASSET.test(path) ? YEAR_IMMUTABLE : 'no-cache')
    },
  })

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPage(request)) throw new NotFound('Такого адреса нет')
    return sendPage(reply, prerendered.get(addressOf(request)) ?? 'index.html')
  })
})

async function readManifest(root: string): Promise<ReadonlyMap<string, string>> {
  const file = join(root, 'prerendered', 'manifest.json')
  if (!existsSync(file)) return new Map()
  const pages = Manifest.parse(JSON.parse(await readFile(file, 'utf8')))
  return new Map(Object.entries(pages).map(([path, page]) => [path.toLowerCase(), page]))
}

function addressOf(request: FastifyRequest): string {
  return (request.url.split('?', 1)[0] ?? '/').toLowerCase()
}

function isPage(request: FastifyRequest): boolean {
  const path = addressOf(request)
  if (path.startsWith('/api/') || path.startsWith('/assets/')) return false
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
}

function sendPage(reply: FastifyReply, file: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile(file)
}
