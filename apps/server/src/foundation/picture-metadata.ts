import type { PictureType } from './picture-type.ts'

/**
 * A picture without what the camera or an editor wrote about it (place, time, device, embedded previews, comments), its pixels
 * untouched. Of a JPEG the way it is held stays, else it would be shown lying. Null: the file is damaged.
 */
export function withoutMetadata(file: Buffer, type: PictureType): Buffer | null {
  switch (type) {
    case 'image/jpeg':
      return plainJpeg(file)
    case 'image/png':
      return plainPng(file)
    case 'image/webp':
      return plainWebp(file)
  }
}

const JPEG = {
  soi: 0xd8,
  eoi: 0xd9,
  sos: 0xda,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  com: 0xfe,
} as const
const ICC = 'ICC_PROFILE'
const EXIF = 'Exif\0\0'

function plainJpeg(file: Buffer): Buffer | null {
  const kept: Buffer[] = [file.subarray(0, 2)]
  let at = 2
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) return null
    const marker = file[at + 1] ?? 0
    if (marker === JPEG.eoi) return Buffer.concat([...kept, file.subarray(at, at + 2)])
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length) return null
    const body = file.subarray(at + 4, end)
    const turned = marker === JPEG.app1 ? orientationOf(body) : null
    if (turned !== null) kept.push(orientationSegment(turned))
    if (isPixels(marker, body)) kept.push(file.subarray(at, end))
    at = end
    if (marker !== JPEG.sos) continue
    const next = afterScan(file, at)
    kept.push(file.subarray(at, next))
    at = next
  }
  // Whoever cut the end of the file off left a picture that is shown all the same.
  return at + 2 <= file.length && file[at + 1] === JPEG.eoi
    ? Buffer.concat([...kept, file.subarray(at, at + 2)])
    : null
}

/** What the picture is drawn from: its colours too. */
function isPixels(marker: number, body: Buffer): boolean {
  if (marker === JPEG.com) return false
  if (marker === JPEG.app2) return body.toString('latin1', 0, ICC.length) === ICC
  return marker < JPEG.app1 || marker > JPEG.app15 || marker === JPEG.app14
}

/** The first marker after the scan's data: neither a stuffed byte nor a restart. */
function afterScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    const next = file[at + 1] ?? 0
    if (file[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}

const ORIENTATION = 0x0112
const ENTRY_BYTES = 12

/** Which side is up, 2 to 8; null: as it lies, or nobody wrote it. */
function orientationOf(segment: Buffer): number | null {
  if (segment.toString('latin1', 0, EXIF.length) !== EXIF) return null
  const tiff = segment.subarray(EXIF.length)
  if (tiff.length < 14) return null
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = short(first)
  for (let index = 0; index < entries; index += 1) {
    const at = first + 2 + index * ENTRY_BYTES
    if (at + ENTRY_BYTES > tiff.length) return null
    const value = short(at + 8)
    if (short(at) === ORIENTATION) return value >= 2 && value <= 8 ? value : null
  }
  return null
}

/** An EXIF that says nothing else. */
function orientationSegment(value: number): Buffer {
  const tiff = Buffer.from([
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0],
  ])
  const body = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiff])
  const head = Buffer.from([0xff, JPEG.app1, 0, body.length + 2])
  return Buffer.concat([head, body])
}

const PNG_SIGNATURE_BYTES = 8
const PNG_KEPT = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT']

function plainPng(file: Buffer): Buffer | null {
  const kept: Buffer[] = [file.subarray(0, PNG_SIGNATURE_BYTES)]
  let at = PNG_SIGNATURE_BYTES
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) return null
    const name = file.toString('latin1', at + 4, at + 8)
    if (PNG_KEPT.includes(name)) kept.push(file.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}

const RIFF_HEAD_BYTES = 12
const WEBP_DROPPED = ['EXIF', 'XMP ']
/** Of the flags of `VP8X`: that metadata follow. */
const WEBP_METADATA_FLAGS = 0x08 | 0x04

function plainWebp(file: Buffer): Buffer | null {
  const kept: Buffer[] = []
  let at = RIFF_HEAD_BYTES
  while (at + 8 <= file.length) {
    const name = file.toString('latin1', at, at + 4)
    const size = file.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (end > file.length) return null
    const chunk = Buffer.from(file.subarray(at, end))
    if (name === 'VP8X' && size > 0) chunk[8] = (chunk[8] ?? 0) & ~WEBP_METADATA_FLAGS
    if (!WEBP_DROPPED.includes(name)) kept.push(chunk)
    at = end
  }
  if (kept.length === 0) return null
  const body = Buffer.concat(kept)
  const head = Buffer.from(file.subarray(0, RIFF_HEAD_BYTES))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
