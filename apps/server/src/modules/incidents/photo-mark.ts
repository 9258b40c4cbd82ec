import { isCalendarDate } from '@ot/text'
/** What a camera wrote into a photograph. */
export type PhotoMark = { takenAt: string | null; latitude: number | null; longitude: number | null }

const NOTHING: PhotoMark = { takenAt: null, latitude: null, longitude: null }

const APP1 = 0xe1
const START_OF_SCAN = 0xda
const EXIF_HEADER = 'Exif\0\0'
const TAG = { exif: 0x8769, gps: 0x8825, dateTime: 0x0132, dateTimeOriginal: 0x9003 } as const
const GPS = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4 } as const
const ENTRY_BYTES = 12
const ENTRIES_MAX = 200

/** The EXIF of a JPEG (a TIFF in its APP1 segment); a damaged one says nothing, the photograph is kept all the same. */
export function readPhotoMark(file: Buffer): PhotoMark {
  const tiff = findTiff(file)
  if (tiff === null) return NOTHING
  try {
    return markOf(new Tiff(tiff))
  } catch (error) {
    if (error instanceof RangeError) return NOTHING
    throw error
  }
}

function findTiff(file: Buffer): Buffer | null {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== START_OF_SCAN) {
    const length = file.readUInt16BE(at + 2)
    const body = file.subarray(at + 4, at + 2 + length)
    if (file[at + 1] === APP1 && body.subarray(0, EXIF_HEADER.length).toString('latin1') === EXIF_HEADER)
      return body.subarray(EXIF_HEADER.length)
    at += 2 + length
  }
  return null
}

function markOf(tiff: Tiff): PhotoMark {
  const main = tiff.directory(tiff.first)
  const exif = pointed(tiff, main, TAG.exif)
  const gps = pointed(tiff, main, TAG.gps)
  const latitude = degrees(tiff, gps.get(GPS.latitude), gps.get(GPS.latitudeRef), 'S')
  const longitude = degrees(tiff, gps.get(GPS.longitude), gps.get(GPS.longitudeRef), 'W')
  const isPlace = isWithin(latitude, 90) && isWithin(longitude, 180)
  return {
    takenAt: taken(tiff, exif.get(TAG.dateTimeOriginal) ?? main.get(TAG.dateTime)),
    latitude: isPlace ? latitude : null,
    longitude: isPlace ? longitude : null,
  }
}

type Directory = ReadonlyMap<number, number>

function pointed(tiff: Tiff, directory: Directory, tag: number): Directory {
  const entry = directory.get(tag)
  return entry === undefined ? new Map() : tiff.directory(tiff.long(entry + 8))
}

/** Degrees, minutes and seconds as three fractions. */
function degrees(
  tiff: Tiff,
  entry: number | undefined,
  ref: number | undefined,
  negative: string,
): number | null {
  if (entry === undefined || tiff.long(entry + 4) !== 3) return null
  const at = tiff.long(entry + 8)
  const [whole = 0, minutes = 0, seconds = 0] = [0, 1, 2].map((index) => tiff.fraction(at + index * 8))
  const value = whole + minutes / 60 + seconds / 3600
  if (!Number.isFinite(value)) return null
  const sign = ref !== undefined && tiff.text(ref + 8, 1) === negative ? -1 : 1
  return sign * Number(value.toFixed(6))
}

function isWithin(value: number | null, limit: number): boolean {
  return value !== null && Math.abs(value) <= limit
}

/** «2026:11:20 14:31:05» becomes «2026-11-20 14:31:05»: the camera's own clock, in no time zone. */
function taken(tiff: Tiff, entry: number | undefined): string | null {
  if (entry === undefined) return null
  const written = tiff.text(tiff.long(entry + 8), 19)
  const [, day = '', time] = /^(\d{4}:\d{2}:\d{2}) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/.exec(written) ?? []
  const date = day.replaceAll(':', '-')
  return isCalendarDate(date) ? `${date} ${time}` : null
}

/** Numbers of a TIFF, in the byte order that it names. Reading past its end throws a RangeError. */
class Tiff {
  readonly #bytes: Buffer
  readonly #isLittle: boolean
  readonly first: number

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#isLittle = bytes.toString('latin1', 0, 2) === 'II'
    this.first = this.long(4)
  }

  short(at: number): number {
    return this.#isLittle ? this.#bytes.readUInt16LE(at) : this.#bytes.readUInt16BE(at)
  }

  long(at: number): number {
    return this.#isLittle ? this.#bytes.readUInt32LE(at) : this.#bytes.readUInt32BE(at)
  }

  fraction(at: number): number {
    return this.long(at) / this.long(at + 4)
  }

  text(at: number, length: number): string {
    return this.#bytes.toString('latin1', at, at + length)
  }

  /** Tag → where its entry begins. */
  directory(at: number): Directory {
    const entries = Math.min(this.short(at), ENTRIES_MAX)
    return new Map(
      Array.from({ length: entries }, (_, index) => {
        const entry = at + 2 + index * ENTRY_BYTES
        return [this.short(entry), entry]
      }),
    )
  }
}
