import { deflateRawSync } from 'node:zlib'
import { crc32 } from './crc.ts'
import { centralHeader, type EntryRecord, endRecords, FIXED_TIME, localHeader } from './records.ts'

/** A part ready to be copied into an archive. */
export type PackedPart = {
  name: string
  method: 0 | 8
  crc: number
  size: number
  packed: Uint8Array
}

/** A part made for one document; its deflated bytes may come in several pieces. */
export type MadePart = Omit<PackedPart, 'packed'> & { packed: readonly Uint8Array[] }

/** The parts that are the same in every document of a template: written once, copied whole. */
export type SealedParts = { files: Buffer; directory: Buffer; count: number }

export function storedPart(name: string, bytes: Uint8Array): MadePart {
  return { name, method: 0, crc: crc32(bytes), size: bytes.length, packed: [bytes] }
}

/** Parts packed once and copied ever after may take their time. */
export function deflatedPart(name: string, bytes: Uint8Array): PackedPart {
  return {
    name,
    method: 8,
    crc: crc32(bytes),
    size: bytes.length,
    packed: deflateRawSync(bytes, { level: 9 }),
  }
}

export function sealParts(parts: readonly PackedPart[]): SealedParts {
  const files: Uint8Array[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const record = recordOf(part, part.packed.length)
    const header = localHeader(record)
    files.push(header, part.packed)
    directory.push(centralHeader(record, offset))
    offset += header.length + part.packed.length
  }
  return { files: Buffer.concat(files), directory: Buffer.concat(directory), count: parts.length }
}

/** One allocation, one pass: the sealed parts, then those made for this document. */
export function assembleZip(sealed: SealedParts, made: readonly MadePart[]): Buffer {
  const headers: Buffer[] = []
  const directory: Buffer[] = []
  let offset = sealed.files.length
  let directorySize = sealed.directory.length
  for (const part of made) {
    const record = recordOf(part, lengthOf(part.packed))
    const header = localHeader(record)
    const central = centralHeader(record, offset)
    headers.push(header)
    directory.push(central)
    offset += header.length + record.compressedSize
    directorySize += central.length
  }
  const end = endRecords(sealed.count + made.length, directorySize, offset)
  const zip = Buffer.allocUnsafeSlow(offset + directorySize + end.length)
  zip.set(sealed.files, 0)
  let at = sealed.files.length
  made.forEach((part, index) => {
    at = put(zip, headers[index], at)
    for (const piece of part.packed) at = put(zip, piece, at)
  })
  at = put(zip, sealed.directory, at)
  for (const central of directory) at = put(zip, central, at)
  put(zip, end, at)
  return zip
}

function put(zip: Buffer, bytes: Uint8Array | undefined, at: number): number {
  if (bytes === undefined) return at
  zip.set(bytes, at)
  return at + bytes.length
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((length, piece) => length + piece.length, 0)
}

function recordOf(part: Omit<PackedPart, 'packed'>, compressedSize: number): EntryRecord {
  return {
    name: Buffer.from(part.name, 'utf8'),
    method: part.method,
    crc: part.crc,
    compressedSize,
    size: part.size,
    modified: FIXED_TIME,
  }
}
