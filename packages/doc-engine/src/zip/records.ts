/** ZIP records (APPNOTE 6.3.10). Sizes beyond 32 bits go to the ZIP64 forms by themselves. */
export const LOCAL_SIGNATURE = 0x04034b50
export const CENTRAL_SIGNATURE = 0x02014b50
export const END_SIGNATURE = 0x06054b50
const END64_SIGNATURE = 0x06064b50
const LOCATOR64_SIGNATURE = 0x07064b50

export const MAX_UINT16 = 0xffff
export const MAX_UINT32 = 0xffffffff
const ZIP64_EXTRA_ID = 1

const VERSION_DEFLATE = 20
const VERSION_ZIP64 = 45
/** Bit 11: the name is UTF-8. */
const FLAG_UTF8 = 0x0800

/** 1 January 1980, 00:00: the same bytes for the same document, whenever it is made. */
export const FIXED_TIME: DosTime = { date: 0x0021, time: 0 }

export type DosTime = { date: number; time: number }

/** What a ZIP says about one entry; `name` is already in bytes. */
export type EntryRecord = {
  name: Uint8Array
  method: 0 | 8
  crc: number
  compressedSize: number
  size: number
  modified: DosTime
}

export function localHeader(entry: EntryRecord): Buffer {
  const big = entry.size >= MAX_UINT32 || entry.compressedSize >= MAX_UINT32
  const extra = big ? zip64Extra([entry.size, entry.compressedSize]) : Buffer.alloc(0)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(LOCAL_SIGNATURE, 0)
  header.writeUInt16LE(big ? VERSION_ZIP64 : VERSION_DEFLATE, 4)
  writeEntryFields(header, 6, entry, big)
  header.writeUInt16LE(entry.name.length, 26)
  header.writeUInt16LE(extra.length, 28)
  return Buffer.concat([header, entry.name, extra])
}

export function centralHeader(entry: EntryRecord, offset: number): Buffer {
  const big = entry.size >= MAX_UINT32 || entry.compressedSize >= MAX_UINT32
  const far = offset >= MAX_UINT32
  const wide = [...(big ? [entry.size, entry.compressedSize] : []), ...(far ? [offset] : [])]
  const extra = wide.length > 0 ? zip64Extra(wide) : Buffer.alloc(0)
  const version = wide.length > 0 ? VERSION_ZIP64 : VERSION_DEFLATE
  const header = Buffer.alloc(46)
  header.writeUInt32LE(CENTRAL_SIGNATURE, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(version, 6)
  writeEntryFields(header, 8, entry, big)
  header.writeUInt16LE(entry.name.length, 28)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(far ? MAX_UINT32 : offset, 42)
  return Buffer.concat([header, entry.name, extra])
}

/** The end of the archive; ZIP64 records stand before it when a figure does not fit. */
export function endRecords(count: number, directorySize: number, directoryOffset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END_SIGNATURE, 0)
  end.writeUInt16LE(Math.min(count, MAX_UINT16), 8)
  end.writeUInt16LE(Math.min(count, MAX_UINT16), 10)
  end.writeUInt32LE(Math.min(directorySize, MAX_UINT32), 12)
  end.writeUInt32LE(Math.min(directoryOffset, MAX_UINT32), 16)
  const wide = count >= MAX_UINT16 || directorySize >= MAX_UINT32 || directoryOffset >= MAX_UINT32
  return wide ? Buffer.concat([end64Records(count, directorySize, directoryOffset), end]) : end
}

function end64Records(count: number, directorySize: number, directoryOffset: number): Buffer {
  const records = Buffer.alloc(56 + 20)
  records.writeUInt32LE(END64_SIGNATURE, 0)
  records.writeBigUInt64LE(44n, 4)
  records.writeUInt16LE(VERSION_ZIP64, 12)
  records.writeUInt16LE(VERSION_ZIP64, 14)
  records.writeBigUInt64LE(BigInt(count), 24)
  records.writeBigUInt64LE(BigInt(count), 32)
  records.writeBigUInt64LE(BigInt(directorySize), 40)
  records.writeBigUInt64LE(BigInt(directoryOffset), 48)
  records.writeUInt32LE(LOCATOR64_SIGNATURE, 56)
  records.writeBigUInt64LE(BigInt(directoryOffset + directorySize), 64)
  records.writeUInt32LE(1, 72)
  return records
}

/** Flags to sizes: the run of fields that local and central headers share. */
function writeEntryFields(header: Buffer, at: number, entry: EntryRecord, big: boolean): void {
  header.writeUInt16LE(FLAG_UTF8, at)
  header.writeUInt16LE(entry.method, at + 2)
  header.writeUInt16LE(entry.modified.time, at + 4)
  header.writeUInt16LE(entry.modified.date, at + 6)
  header.writeUInt32LE(entry.crc, at + 8)
  header.writeUInt32LE(big ? MAX_UINT32 : entry.compressedSize, at + 12)
  header.writeUInt32LE(big ? MAX_UINT32 : entry.size, at + 16)
}

function zip64Extra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + values.length * 8)
  extra.writeUInt16LE(ZIP64_EXTRA_ID, 0)
  extra.writeUInt16LE(values.length * 8, 2)
  values.forEach((value, index) => {
    extra.writeBigUInt64LE(BigInt(value), 4 + index * 8)
  })
  return extra
}
