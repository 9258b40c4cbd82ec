import { beginningOf } from '@ot/text'

export type FileKind = { extension: 'pdf' | 'jpg' | 'png' | 'webp' | 'heic'; mediaType: string }

type Sign = FileKind & { at: number; bytes: readonly Buffer[] }

const text = (...words: string[]) => words.map((word) => Buffer.from(word, 'latin1'))

const SIGNS: readonly Sign[] = [
  { extension: 'pdf', mediaType: 'application/pdf', at: 0, bytes: text('%PDF-') },
  { extension: 'jpg', mediaType: 'image/jpeg', at: 0, bytes: [Buffer.from([0xff, 0xd8, 0xff])] },
  { extension: 'png', mediaType: 'image/png', at: 0, bytes: text('\x89PNG\r\n\x1a\n') },
  { extension: 'webp', mediaType: 'image/webp', at: 8, bytes: text('WEBP') },
  { extension: 'heic', mediaType: 'image/heic', at: 4, bytes: text('ftypheic', 'ftypheix', 'ftypmif1') },
]

/** What a file is by its first bytes, whatever its name says; null: none of these. */
export function fileKindOf(file: Buffer): FileKind | null {
  const sign = SIGNS.find(({ at, bytes }) =>
    bytes.some((beginning) => file.subarray(at, at + beginning.length).equals(beginning)),
  )
  return sign === undefined ? null : { extension: sign.extension, mediaType: sign.mediaType }
}

const NAME_MAX = 120

/** The name under which a file is kept, its ending by what is inside. */
export function keptFileName(given: string, { extension }: FileKind, otherwise: string): string {
  const stem = given
    .replace(/\.[^.]*$/, '')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
  return `${stem === '' ? otherwise : beginningOf(stem, NAME_MAX)}.${extension}`
}
