import { crc32 as zlibCrc32 } from 'node:zlib'

/** The polynomial of CRC-32, lowest bit first. */
const POLYNOMIAL = 0xedb88320

/** The checksum of a ZIP entry, by node:zlib; `before` is the checksum of the bytes before these. */
export function crc32(bytes: Uint8Array, before = 0): number {
  return zlibCrc32(bytes, before)
}

/** Carries a checksum over `length` bytes not read again: `crcAfter` joins it with the checksum of those bytes. */
export function crcShift(length: number): number {
  let shift = 0x80000000
  let power = 0x00800000
  for (let left = length; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiply(shift, power)
    power = multiply(power, power)
  }
  return shift >>> 0
}

/** The checksum of two stretches from the checksums of each; `shift` belongs to the length of the second. */
export function crcAfter(first: number, second: number, shift: number): number {
  return (multiply(first, shift) ^ second) >>> 0
}

/** Multiplies polynomials over GF(2), modulo that of CRC-32, bits reversed as in zlib's crc32_combine. */
function multiply(left: number, right: number): number {
  let product = 0
  let factor = right
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if ((left & bit) !== 0) product ^= factor
    factor = (factor & 1) !== 0 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1
  }
  return product
}
