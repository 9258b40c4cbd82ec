import { describe, expect, test } from 'vitest'
import { withoutMetadata } from './picture-metadata.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xff00 | marker)
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** EXIF with a place and, where it is told, which side is up. */
function exif(orientation: number | null, isLittle: boolean): Buffer {
  const short = (value: number) => {
    const two = Buffer.alloc(2)
    if (isLittle) two.writeUInt16LE(value)
    else two.writeUInt16BE(value)
    return two
  }
  const long = (value: number) => {
    const four = Buffer.alloc(4)
    if (isLittle) four.writeUInt32LE(value)
    else four.writeUInt32BE(value)
    return four
  }
  const entry = (tag: number, value: number) =>
    Buffer.concat([short(tag), short(3), long(1), short(value), short(0)])
  const entries = [entry(0x8825, 99), ...(orientation === null ? [] : [entry(0x0112, orientation)])]
  const tiff = [latin(isLittle ? 'II' : 'MM'), short(42), long(8), short(entries.length), ...entries]
  return segment(0xe1, Buffer.concat([latin('Exif\0\0'), ...tiff, latin('GPS 55.75, 37.61')]))
}

const SOI = Buffer.from([0xff, 0xd8])
const TABLES = segment(0xdb, latin('tables'))
const COLOURS = segment(0xe2, latin('ICC_PROFILE\0colours'))
const SCAN = Buffer.concat([segment(0xda, latin('scan')), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 3])])
const EOI = Buffer.from([0xff, 0xd9])
const PLAIN = Buffer.concat([SOI, TABLES, COLOURS, SCAN, SCAN, EOI])

describe('JPEG', () => {
  test.each<[string, Buffer[]]>([
    ['место и время', [exif(null, false)]],
    ['«как есть»', [exif(1, true)]],
    ['XMP', [segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'))]],
    ['примечание и чужие части', [segment(0xfe, latin('Петрова Л.И.')), segment(0xed, latin('Photoshop'))]],
    ['несколько снимков в одном', [segment(0xe2, latin('MPF\0второй'))]],
  ])('снимается: %s', (_name, extra) => {
    const file = Buffer.concat([SOI, ...extra, TABLES, COLOURS, SCAN, SCAN, EOI, latin('хвост за концом')])
    expect(withoutMetadata(file, 'image/jpeg')).toEqual(PLAIN)
  })

  test.each([true, false])('какой стороной вверх — остаётся, больше из EXIF ничего', (isLittle) => {
    const file = Buffer.concat([SOI, exif(6, isLittle), TABLES, SCAN, EOI])
    const plain = withoutMetadata(file, 'image/jpeg')
    expect(plain?.toString('latin1')).not.toContain('GPS')
    expect(plain?.subarray(2, 38)).toEqual(
      segment(
        0xe1,
        Buffer.concat([
          latin('Exif\0\0'),
          Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1]),
          Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
        ]),
      ),
    )
    // What was cleaned has nothing more to clean.
    expect(withoutMetadata(plain ?? SOI, 'image/jpeg')).toEqual(plain)
  })

  test.each([
    ['без конца', Buffer.concat([SOI, TABLES, SCAN])],
    ['часть длиннее файла', Buffer.concat([SOI, Buffer.from([0xff, 0xdb, 0xff, 0xff, 1])])],
    ['не те байты', Buffer.concat([SOI, latin('совсем не снимок')])],
    ['одно начало', SOI],
  ])('повреждён: %s', (_name, file) => {
    expect(withoutMetadata(file, 'image/jpeg')).toBeNull()
  })
})

function chunk(name: string, body: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length)
  return Buffer.concat([size, latin(name), body, latin('crc!')])
}

describe('PNG', () => {
  const HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = [chunk('IHDR', latin('head')), chunk('IDAT', latin('pixels'))]
  const end = chunk('IEND', latin(''))

  test('слова, время и EXIF снимаются, точки остаются', () => {
    const extra = [chunk('tEXt', latin('Author')), chunk('eXIf', latin('GPS')), chunk('tIME', latin('2026'))]
    const file = Buffer.concat([HEAD, ...pixels, ...extra, end, latin('хвост')])
    expect(withoutMetadata(file, 'image/png')).toEqual(Buffer.concat([HEAD, ...pixels, end]))
  })

  test('без конца — повреждён', () => {
    expect(withoutMetadata(Buffer.concat([HEAD, ...pixels]), 'image/png')).toBeNull()
  })
})

function riff(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat(chunks)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length + 4)
  return Buffer.concat([latin('RIFF'), size, latin('WEBP'), body])
}

function part(name: string, body: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([latin(name), size, body, Buffer.alloc(body.length % 2)])
}

describe('WebP', () => {
  test('EXIF и XMP снимаются вместе с отметкой о них', () => {
    const file = riff(
      part('VP8X', Buffer.from([0x1c, 0, 0, 0])),
      part('VP8 ', latin('точки')),
      part('EXIF', latin('GPS')),
      part('XMP ', latin('<x:xmpmeta/>')),
    )
    expect(withoutMetadata(file, 'image/webp')).toEqual(
      riff(part('VP8X', Buffer.from([0x10, 0, 0, 0])), part('VP8 ', latin('точки'))),
    )
  })

  test('обрезан — повреждён', () => {
    expect(withoutMetadata(riff(part('VP8 ', latin('точки'))).subarray(0, 20), 'image/webp')).toBeNull()
  })
})
