import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { deflateRawSync } from 'node:zlib'
import { crc32 } from './crc.ts'
import {
  centralHeader,
  type DosTime,
  type EntryRecord,
  endRecords,
  FIXED_TIME,
  localHeader,
} from './records.ts'

/** `isText`: worth packing, as a document, which is packed already, is not. */
export type ZipEntry = { name: string; bytes: Uint8Array; isText?: boolean }

export type ZipStreamOptions = {
  /** The time every entry carries, read in UTC; without it 1 January 1980, so equal entries give equal bytes. */
  modified?: Date
}

const DIRECTORY_CHUNK_BYTES = 64 * 1024

/**
 * An archive of finished documents, entry by entry as they are made. Nothing is packed a second time (a .docx is
 * deflated already), text alone is packed here, and the next entry is asked for only when the reader wants more.
 */
export function zipStream(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  options: ZipStreamOptions = {},
): Readable {
  return Readable.from(archive(entries, options), { objectMode: false })
}

async function* archive(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  options: ZipStreamOptions,
): AsyncGenerator<Buffer> {
  const modified = options.modified === undefined ? FIXED_TIME : dosTime(options.modified)
  const names = new Set<string>()
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes, isText = false } of entries) {
    if (names.has(name)) throw new Error(`The archive already has an entry named ${name}`)
    names.add(name)
    const content = isText ? deflateRawSync(bytes) : bytes
    const record: EntryRecord = {
      name: Buffer.from(name, 'utf8'),
      method: isText ? 8 : 0,
      crc: crc32(bytes),
      compressedSize: content.byteLength,
      size: bytes.byteLength,
      modified,
    }
    const header = localHeader(record)
    directory.push(centralHeader(record, offset))
    offset += header.length + content.byteLength
    yield Buffer.concat([header, content])
    // Others are served between two papers, however fast the reader takes them.
    await nextTurn()
  }
  yield* directoryChunks(directory, offset)
}

function* directoryChunks(directory: readonly Buffer[], offset: number): Generator<Buffer> {
  let chunk: Buffer[] = []
  let chunkBytes = 0
  let size = 0
  for (const header of directory) {
    chunk.push(header)
    chunkBytes += header.length
    size += header.length
    if (chunkBytes >= DIRECTORY_CHUNK_BYTES) {
      yield Buffer.concat(chunk)
      chunk = []
      chunkBytes = 0
    }
  }
  chunk.push(endRecords(directory.length, size, offset))
  yield Buffer.concat(chunk)
}

function dosTime(moment: Date): DosTime {
  const year = Math.min(Math.max(moment.getUTCFullYear(), 1980), 2107)
  return {
    date: ((year - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    time: (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
  }
}
