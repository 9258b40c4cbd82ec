type Gps = {
  latitude: readonly number[]
  latitudeRef: string
  longitude: readonly number[]
  longitudeRef: string
}
type Shot = { takenAt?: string; gps?: Gps; isLittle?: boolean }

const ENTRY = 12

/** A JPEG whose EXIF says when and where it was taken, laid out as a camera lays it. */
export function photograph({ takenAt = '2025:03:10 11:25:40', gps, isLittle = true }: Shot = {}): Buffer {
  const tiff = Buffer.alloc(400)
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at)
  const entry = (
    at: number,
    [tag, type, count, value]: readonly [number, number, number, number | string],
  ) => {
    short(tag, at)
    short(type, at + 2)
    long(count, at + 4)
    if (typeof value === 'string') tiff.write(value, at + 8, 'latin1')
    else long(value, at + 8)
  }
  const directory = (
    at: number,
    entries: readonly (readonly [number, number, number, number | string])[],
  ) => {
    short(entries.length, at)
    for (const [index, one] of entries.entries()) entry(at + 2 + index * ENTRY, one)
  }
  tiff.write(isLittle ? 'II' : 'MM', 0, 'latin1')
  short(42, 2)
  long(8, 4)
  const pointers = [[0x8769, 4, 1, 60] as const, ...(gps === undefined ? [] : [[0x8825, 4, 1, 100] as const])]
  directory(8, pointers)
  directory(60, [[0x9003, 2, 20, 200]])
  tiff.write(takenAt, 200, 'latin1')
  if (gps !== undefined) {
    directory(100, [
      [1, 2, 2, gps.latitudeRef],
      [2, 5, 3, 240],
      [3, 2, 2, gps.longitudeRef],
      [4, 5, 3, 280],
    ])
    for (const [index, value] of [...gps.latitude, ...gps.longitude].entries()) {
      const at = index < 3 ? 240 + index * 8 : 280 + (index - 3) * 8
      long(Math.round(value * 100), at)
      long(100, at + 4)
    }
  }
  return jpegWith(tiff)
}

function jpegWith(tiff: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 4)
  return Buffer.concat([head, body, Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9])])
}
