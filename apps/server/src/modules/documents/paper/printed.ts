import { DOCX, PDF } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import { Unavailable } from '../../../foundation/errors.ts'
import type { FileAnswer } from '../../../http/register-route.ts'
import type { Pdf } from '../../../pdf/pdf.ts'

/** Said before anything is registered or sent. */
export function refuseWithoutPdf({ lack }: Pdf): void {
  if (lack !== null) throw new Unavailable(lack)
}

export type WordFile = { fileName: string; content: Buffer }

/** The paper as a file of the kind asked for. */
export async function inFormat(
  pdf: Pdf,
  format: PaperFormat,
  { fileName, content }: WordFile,
): Promise<FileAnswer> {
  if (format === 'docx') return { fileName, mediaType: DOCX, content }
  return {
    fileName: fileName.replace(/\.docx$/, '.pdf'),
    mediaType: PDF,
    content: await pdf.print({ bytes: content, extension: 'docx' }),
  }
}
