import { EventEmitter, once } from 'node:events'
import { get } from 'node:http'
import { finished } from 'node:stream/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { errorsPlugin } from './errors.ts'

const LOG_LINE = z.object({ level: z.number(), msg: z.string() })

const ERROR_LEVEL = 50
const GIVEN_UP = 'given up by the client'

/** A product of one call: its answer is on the way until whoever asked has gone. */
async function startSlowly() {
  const lines: z.infer<typeof LOG_LINE>[] = []
  const course = new EventEmitter()
  const write = (line: string) => void lines.push(LOG_LINE.parse(JSON.parse(line)))
  const app = Fastify({ logger: { stream: { write }, level: 'info' } })
  await app.register(errorsPlugin)
  app.get('/pages', async (_request, reply) => {
    course.emit('asked')
    await finished(reply.raw)
  })
  app.addHook('onError', async () => void course.emit('failed'))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, url, lines, course }
}

test('от чего отказались, пока оно готовилось, — не сбой сервера', async () => {
  const { app, url, lines, course } = await startSlowly()
  const request = get(`${url}/pages`)
  request.on('error', () => undefined)
  await once(course, 'asked')
  const told = once(course, 'failed')
  request.destroy()
  await told
  await app.close()
  expect(lines.filter(({ level }) => level >= ERROR_LEVEL)).toEqual([])
  expect(lines.map(({ msg }) => msg)).toContain(GIVEN_UP)
})
