/** Platform and encoding of the table that names every letter of Unicode by its whole number. */
const UNICODE = [
  [3, 10],
  [0, 4],
  [3, 1],
  [0, 3],
] as const
const GROUPS = 12
const SEGMENTS = 4

/** Letters that a TrueType font can draw. */
export function lettersOf(font: Buffer): (codePoint: number) => boolean {
  const table = characterTable(font)
  const format = font.readUInt16BE(table)
  if (format === GROUPS) return ofRanges(groupsAt(font, table))
  if (format === SEGMENTS) return ofRanges(segmentsAt(font, table))
  throw new RangeError(`a table of letters of format ${format}`)
}

type Range = readonly [number, number]

function ofRanges(ranges: readonly Range[]): (codePoint: number) => boolean {
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last)
}

function characterTable(font: Buffer): number {
  const start = tableStart(font, 'cmap')
  const count = font.readUInt16BE(start + 2)
  const places = new Map(
    Array.from({ length: count }, (_, index) => {
      const at = start + 4 + index * 8
      return [`${font.readUInt16BE(at)} ${font.readUInt16BE(at + 2)}`, start + font.readUInt32BE(at + 4)]
    }),
  )
  for (const [platform, encoding] of UNICODE) {
    const place = places.get(`${platform} ${encoding}`)
    if (place !== undefined) return place
  }
  throw new RangeError('the font has no table of Unicode letters')
}

function tableStart(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4)
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16
    if (font.toString('latin1', at, at + 4) === name) return font.readUInt32BE(at + 8)
  }
  throw new RangeError(`the font has no table ${name}`)
}

function groupsAt(font: Buffer, table: number): Range[] {
  const count = font.readUInt32BE(table + 12)
  return Array.from({ length: count }, (_, index) => {
    const at = table + 16 + index * 12
    return [font.readUInt32BE(at), font.readUInt32BE(at + 4)]
  })
}

function segmentsAt(font: Buffer, table: number): Range[] {
  const bytes = font.readUInt16BE(table + 6)
  const ends = table + 14
  const starts = ends + bytes + 2
  return Array.from({ length: bytes / 2 }, (_, index): Range => {
    return [font.readUInt16BE(starts + index * 2), font.readUInt16BE(ends + index * 2)]
  }).filter(([, last]) => last !== 0xffff)
}
