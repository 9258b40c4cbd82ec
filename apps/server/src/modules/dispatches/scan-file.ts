import { UnsupportedMedia } from '../../errors.ts'

export type Scan = { fileName: string; bytes: Buffer }

const KINDS = [
  { extension: 'pdf', begins: Buffer.from('%PDF-') },
  { extension: 'jpg', begins: Buffer.from([0xff, 0xd8, 0xff]) },
  { extension: 'png', begins: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const
const NAME_MAX = 120

/** The name under which a scan is kept, its ending by what is inside; null: no scan was sent. */
export function scanFileName({ fileName, bytes }: Scan): string | null {
  if (bytes.length === 0) return null
  const kind = KINDS.find(({ begins }) => bytes.subarray(0, begins.length).equals(begins))
  if (kind === undefined) throw new UnsupportedMedia('Скан — файл PDF, JPG или PNG')
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
  return `${stem === '' ? 'Скан' : stem.slice(0, NAME_MAX)}.${kind.extension}`
}
