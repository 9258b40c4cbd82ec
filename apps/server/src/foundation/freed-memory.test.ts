import { expect, test } from 'vitest'
import { openGiveBack } from './freed-memory.ts'

test('освобождённая память отдаётся системе', async () => {
  const giveBack = await openGiveBack()
  if (giveBack === null) throw new Error('здесь не glibc')
  // More than the system needs for itself, freed at once.
  Array.from({ length: 64 }, () => Buffer.alloc(64 * 1024))
  expect(await giveBack()).toBeTypeOf('boolean')
})
