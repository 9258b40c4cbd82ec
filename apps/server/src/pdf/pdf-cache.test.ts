import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPdfCache } from './pdf-cache.ts'

const KILOBYTE = 1024
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otdel-cache-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('что положено, то и находится; чего не клали, того нет', async () => {
  const cache = openPdfCache(join(folder, 'a'), KILOBYTE)
  expect(await cache.find('one')).toBeNull()
  await cache.keep('one', Buffer.from('первый'))
  expect((await cache.find('one'))?.toString()).toBe('первый')
})

test('лишнее уходит, последнее положенное остаётся', async () => {
  const place = join(folder, 'b')
  const cache = openPdfCache(place, 10 * KILOBYTE)
  for (let index = 0; index < 30; index += 1) await cache.keep(`paper-${index}`, Buffer.alloc(KILOBYTE))
  const kept = await readdir(place)
  expect(kept.length).toBeLessThanOrEqual(10)
  expect(kept).toContain('paper-29.pdf')
})
