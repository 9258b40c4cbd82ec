import { constants, deflateRawSync } from 'node:zlib'
import type { Operation } from '../parse/operations.ts'
import { crc32, crcShift } from '../zip/crc.ts'

/**
 * A part is deflated in chunks that end on a byte boundary. A long stretch without tags is deflated once, when the
 * template is compiled; only what lies between is deflated for each document.
 */
export type Chunk =
  | { kind: 'fixed'; size: number; crc: number; crcShift: number; deflated: Uint8Array; tail: Uint8Array }
  | { kind: 'made'; operations: readonly Operation[] }

// A chunk more costs a deflate call (8 µs, as much as 8 KB of text) unless it stands at an end of the part; shorter
// ones would lose more in size, having nothing before them to refer to, than they save in time.
const MIN_MIDDLE_BYTES = 8 * 1024
const MIN_END_BYTES = 1024
// The line of a footer: a deflate call would cost more than the bytes it saves.
const MAX_STORED_BYTES = 256
const FIXED_LEVEL = 9
// More would cost more time than it saves: measured on the library's templates.
const DICTIONARY_BYTES = 4096

export function splitChunks(operations: readonly Operation[]): Chunk[] {
  const lookBack = lookBackBytes(operations)
  const chunks: Chunk[] = []
  let made: Operation[] = []
  operations.forEach((operation, index) => {
    const isLast = index === operations.length - 1
    const min = index === 0 || isLast ? MIN_END_BYTES : MIN_MIDDLE_BYTES
    const kept = isLast ? 0 : lookBack
    if (operation.kind !== 'static' || operation.bytes.length < min + kept) {
      made.push(operation)
      return
    }
    const bytes = operation.bytes.subarray(0, operation.bytes.length - kept)
    if (made.length > 0) chunks.push({ kind: 'made', operations: made })
    chunks.push(fixedChunk(bytes, isLast))
    made = kept === 0 ? [] : [{ kind: 'static', bytes: operation.bytes.subarray(bytes.length) }]
  })
  if (made.length > 0) chunks.push({ kind: 'made', operations: made })
  return chunks
}

function fixedChunk(bytes: Uint8Array, isLast: boolean): Chunk {
  const size = bytes.length
  const deflated = deflateChunk(bytes, { level: FIXED_LEVEL, isLast })
  const tail = bytes.subarray(-DICTIONARY_BYTES)
  return { kind: 'fixed', size, crc: crc32(bytes), crcShift: crcShift(size), deflated, tail }
}

/** `before` is the text just before these bytes, if known: they may then refer to it. */
export function deflateChunk(
  bytes: Uint8Array,
  { level, isLast, before }: { level: number; isLast: boolean; before?: Uint8Array | undefined },
): Buffer {
  if (bytes.length <= MAX_STORED_BYTES) return storedBlock(bytes, isLast)
  return deflateRawSync(bytes, {
    level,
    // Room for the whole result at once: joining pieces costs more than the memory.
    chunkSize: Math.max(1024, bytes.length >> 2),
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    dictionary: before,
  })
}

/** A block of deflate that is not compressed (RFC 1951, 3.2.4). */
function storedBlock(bytes: Uint8Array, isLast: boolean): Buffer {
  const block = Buffer.allocUnsafe(5 + bytes.length)
  block[0] = isLast ? 1 : 0
  block.writeUInt16LE(bytes.length, 1)
  block.writeUInt16LE(bytes.length ^ 0xffff, 3)
  block.set(bytes, 5)
  return block
}

/** How much of the text before it an operation may look at: that much stays in the chunk with it. */
function lookBackBytes(operations: readonly Operation[]): number {
  const lengths = operations.flatMap((operation) =>
    operation.kind === 'paragraph'
      ? [operation.empty, ...operation.endings].map((bytes) => bytes?.length ?? 0)
      : [],
  )
  return Math.max(0, ...lengths)
}
