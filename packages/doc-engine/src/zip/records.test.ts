import { describe, expect, test } from 'vitest'
import { centralHeader, endRecords, FIXED_TIME, localHeader } from './records.ts'

const GIGABYTE = 2 ** 30
const record = (size: number) => ({
  name: Buffer.from('x'),
  method: 0 as const,
  crc: 1,
  compressedSize: size,
  size,
  modified: FIXED_TIME,
})

describe('записи ZIP за пределами 32 разрядов', () => {
  test('обычная запись обходится без ZIP64', () => {
    const header = localHeader(record(5))
    expect(header.length).toBe(31)
    expect([header.readUInt16LE(4), header.readUInt32LE(18), header.readUInt32LE(22)]).toEqual([20, 5, 5])
    expect(centralHeader(record(5), 7).readUInt32LE(42)).toBe(7)
    expect(endRecords(3, 100, 200).length).toBe(22)
  })

  test('файл больше 4 ГБ: размеры в дополнительном поле', () => {
    const header = localHeader(record(5 * GIGABYTE))
    expect([header.readUInt16LE(4), header.readUInt32LE(18), header.readUInt32LE(22)]).toEqual([
      45, 0xffffffff, 0xffffffff,
    ])
    expect([header.readUInt16LE(31), header.readUInt16LE(33)]).toEqual([1, 16])
    expect([header.readBigUInt64LE(35), header.readBigUInt64LE(43)]).toEqual([5n * 2n ** 30n, 5n * 2n ** 30n])
  })

  test('маленький файл дальше 4 ГБ от начала: в дополнительном поле только место', () => {
    const header = centralHeader(record(5), 6 * GIGABYTE)
    expect([header.readUInt32LE(20), header.readUInt32LE(42)]).toEqual([5, 0xffffffff])
    expect([header.readUInt16LE(47), header.readUInt16LE(49)]).toEqual([1, 8])
    expect(header.readBigUInt64LE(51)).toBe(6n * 2n ** 30n)
  })

  test('большой файл далеко от начала: размеры, потом место', () => {
    const header = centralHeader(record(5 * GIGABYTE), 6 * GIGABYTE)
    expect(header.readUInt16LE(49)).toBe(24)
    expect(header.readBigUInt64LE(67)).toBe(6n * 2n ** 30n)
  })

  test.each([
    ['записей ровно столько, что 16 разрядов заняты', 0xffff, 100, 100],
    ['оглавление больше 4 ГБ', 1, 5 * GIGABYTE, 100],
    ['оглавление дальше 4 ГБ', 1, 100, 5 * GIGABYTE],
  ])('конец архива: %s', (_name, count, size, offset) => {
    const records = endRecords(count, size, offset)
    expect(records.length).toBe(56 + 20 + 22)
    expect([records.readUInt32LE(0), records.readUInt32LE(56)]).toEqual([0x06064b50, 0x07064b50])
    expect(records.readBigUInt64LE(24)).toBe(BigInt(count))
    expect(records.readBigUInt64LE(40)).toBe(BigInt(size))
    expect(records.readBigUInt64LE(48)).toBe(BigInt(offset))
    expect(records.readBigUInt64LE(64)).toBe(BigInt(size + offset))
  })

  test('65 534 записи ещё умещаются', () => {
    expect(endRecords(0xfffe, 100, 100).length).toBe(22)
  })
})
