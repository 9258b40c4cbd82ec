import { inflateRawSync } from 'node:zlib'
import { BadFileError } from '../errors/errors.ts'
import { crc32 } from './crc.ts'
import { CENTRAL_SIGNATURE, END_SIGNATURE, LOCAL_SIGNATURE, MAX_UINT16, MAX_UINT32 } from './records.ts'

/** The text and styles of a thousand pages are ten megabytes, pictures are packed already and come whole. */
export const ZIP_LIMITS = { fileBytes: 5 * 1024 * 1024, entries: 2000, inflatedBytes: 20 * 1024 * 1024 }

/** One file of the archive: as it was packed, and what it holds. */
export type ZipPart = {
  name: string
  method: 0 | 8
  crc: number
  packed: Buffer
  bytes: Buffer
}

type DirectoryRow = {
  name: string
  rawName: Buffer
  method: number
  flags: number
  crc: number
  compressedSize: number
  size: number
  offset: number
}

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Reads a whole archive from an untrusted hand: every figure is checked, and inflating stops at the limit. */
export function readZip(file: Uint8Array, limits = ZIP_LIMITS): ZipPart[] {
  if (file.byteLength > limits.fileBytes) {
    throw new BadFileError('file-too-big', 'Файл больше 5 МБ. Уменьшите рисунки в нём или уберите лишнее.')
  }
  const zip = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const rows = directory(zip, limits.entries)
  checkRows(rows)
  let left = limits.inflatedBytes
  const parts: ZipPart[] = []
  for (const row of rows) {
    if (row.name.endsWith('/') && row.size === 0) continue
    const part = readPart(zip, row, left)
    left -= part.bytes.length
    parts.push(part)
  }
  return parts
}

function directory(zip: Buffer, maxEntries: number): DirectoryRow[] {
  const end = findEnd(zip)
  const count = zip.readUInt16LE(end + 10)
  const start = zip.readUInt32LE(end + 16)
  if (count === MAX_UINT16 || count > maxEntries) {
    throw new BadFileError(
      'too-many-entries',
      'В файле слишком много вложенных частей: это не похоже на документ Word.',
    )
  }
  const rows: DirectoryRow[] = []
  let at = start
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || zip.readUInt32LE(at) !== CENTRAL_SIGNATURE) throw damaged()
    const nameLength = zip.readUInt16LE(at + 28)
    const rawName = zip.subarray(at + 46, at + 46 + nameLength)
    rows.push({
      name: rawName.toString('utf8'),
      rawName,
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      compressedSize: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    if (at > end) throw damaged()
  }
  return rows
}

function findEnd(zip: Buffer): number {
  if (zip.subarray(0, 8).equals(COMPOUND_FILE)) {
    throw new BadFileError(
      'old-format',
      'Файл защищён паролем или сохранён в старом формате .doc. Снимите пароль и сохраните его в формате .docx.',
    )
  }
  const lowest = Math.max(0, zip.length - 22 - MAX_UINT16)
  for (let at = zip.length - 22; at >= lowest; at--) {
    if (zip.readUInt32LE(at) === END_SIGNATURE && at + 22 + zip.readUInt16LE(at + 20) === zip.length)
      return at
  }
  throw new BadFileError('not-zip', 'Это не документ Word. Выберите файл в формате .docx.')
}

function checkRows(rows: readonly DirectoryRow[]): void {
  const seen = new Set<string>()
  for (const row of rows) {
    checkEntryName(row.name)
    // Office compares part names without case (ECMA-376, part 2, 6.2.2.3).
    const key = row.name.toLowerCase()
    if (seen.has(key)) {
      throw new BadFileError(
        'duplicate-name',
        `Файл повреждён: часть «${row.name}» встречается в нём дважды.`,
      )
    }
    seen.add(key)
    if ((row.flags & 0x2041) !== 0) {
      throw new BadFileError(
        'encrypted',
        'Файл зашифрован. Снимите с документа пароль и сохраните его ещё раз.',
      )
    }
  }
}

function readPart(zip: Buffer, row: DirectoryRow, left: number): ZipPart {
  const packed = packedBytes(zip, row)
  const method = methodOf(row)
  const bytes = method === 0 ? packed : inflate(packed, left)
  if (bytes.length > left) throw inflatesTooMuch()
  if (bytes.length !== row.size || crc32(bytes) !== row.crc) throw damaged()
  return { name: row.name, method, crc: row.crc, packed, bytes }
}

function methodOf(row: DirectoryRow): 0 | 8 {
  if (row.method === 0) return 0
  if (row.method === 8) return 8
  throw damaged()
}

function packedBytes(zip: Buffer, row: DirectoryRow): Buffer {
  const { offset, compressedSize } = row
  if (offset === MAX_UINT32 || offset + 30 > zip.length || zip.readUInt32LE(offset) !== LOCAL_SIGNATURE) {
    throw damaged()
  }
  const nameLength = zip.readUInt16LE(offset + 26)
  const start = offset + 30 + nameLength + zip.readUInt16LE(offset + 28)
  // Two readers must not see two different files: the local name has to be the directory's.
  if (!zip.subarray(offset + 30, offset + 30 + nameLength).equals(row.rawName)) throw damaged()
  if (start + compressedSize > zip.length) throw damaged()
  return zip.subarray(start, start + compressedSize)
}

function inflate(packed: Buffer, left: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: left + 1 })
  } catch (error) {
    if (error instanceof RangeError) throw inflatesTooMuch(error)
    throw damaged(error)
  }
}

function inflatesTooMuch(cause?: unknown): BadFileError {
  return new BadFileError(
    'inflates-too-much',
    'Содержимое файла слишком велико: после распаковки оно превышает 20 МБ.',
    { cause },
  )
}

function damaged(cause?: unknown): BadFileError {
  return new BadFileError('damaged', 'Файл повреждён. Откройте его в Word и сохраните заново.', { cause })
}

// Control characters, backslashes and colons never stand in the names of an Office package.
const FORBIDDEN = /[\p{Cc}\\:\ufffd]/u

/** A name must stay inside the archive: nothing absolute, nothing climbing up, nothing unreadable. */
function checkEntryName(name: string): void {
  const folders = name.split('/')
  const climbs = folders.some((folder) => folder === '..' || folder === '.')
  if (name === '' || name.startsWith('/') || climbs || FORBIDDEN.test(name)) {
    throw new BadFileError('bad-name', `В файле есть часть с недопустимым именем «${printable(name)}».`)
  }
}

function printable(name: string): string {
  return name.replace(/\p{Cc}/gu, '?').slice(0, 80)
}
