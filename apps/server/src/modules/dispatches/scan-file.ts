import { UnsupportedMedia } from '../../foundation/errors.ts'
import { fileKindOf, keptFileName } from '../../http/file-kind.ts'

export type Scan = { fileName: string; bytes: Buffer }

const KINDS: readonly string[] = ['pdf', 'jpg', 'png']

/** The name under which a scan is kept, its ending by what is inside; null: no scan was sent. */
export function scanFileName({ fileName, bytes }: Scan): string | null {
  if (bytes.length === 0) return null
  const kind = fileKindOf(bytes)
  if (kind === null || !KINDS.includes(kind.extension))
    throw new UnsupportedMedia('Скан — файл PDF, JPG или PNG')
  return keptFileName(fileName, kind, 'Скан')
}
