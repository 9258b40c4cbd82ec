import { expect, test } from 'vitest'
import { crc32, crcAfter, crcShift } from './crc.ts'

test('контрольная сумма известного текста', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926)
})

test.each([0, 1, 7, 255, 4096, 100_003])('сумма двух отрезков, второй — %i байт', (length) => {
  const first = Buffer.from('охрана труда')
  const second = Buffer.alloc(length, 'приказ')
  const joined = crcAfter(crc32(first), crc32(second), crcShift(length))
  expect(joined).toBe(crc32(Buffer.concat([first, second])))
})
