import { expect, test } from 'vitest'
import { openCollect, openGiveBack, restAfterWork } from './freed-memory.ts'

const giveBack = await openGiveBack()

test.skipIf(giveBack === null)('освобождённая память отдаётся системе', async () => {
  // More than the system needs for itself, freed at once.
  Array.from({ length: 64 }, () => Buffer.alloc(64 * 1024))
  expect(await giveBack?.()).toBeTypeOf('boolean')
})

test('собранное сборщиком больше не держится', async () => {
  const held = new WeakRef(Array.from({ length: 64 }, () => ({})))
  // A weak reference is held until the turn that made it has ended.
  await new Promise(setImmediate)
  openCollect()()
  expect(held.deref()).toBeUndefined()
})

test('покой после работы — один раз, пока не поработает снова', () => {
  const shares = [0.5, 0.01, 0, 0.3, 0.02, 0]
  const isRest = restAfterWork(() => shares.shift() ?? 0)
  expect(Array.from({ length: 6 }, isRest)).toEqual([false, true, false, false, true, false])
})
