import { DOCX, PDF } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import type { FileAnswer } from '../../../http/register-route.ts'
import type { PaperToPrint, Pdf } from '../../../pdf/pdf.ts'

export type WordFile = Pick<PaperToPrint, 'isOwn' | 'day'> & {
  fileName: string
  content: Buffer
  /** Kept since the paper was sent; null: it is made of the Word file. */
  keptPdf?: Buffer | null
}

/** The paper as a file of the kind asked for. */
export async function inFormat(
  pdf: Pdf,
  format: PaperFormat,
  { fileName, content, isOwn, day, keptPdf = null }: WordFile,
): Promise<FileAnswer> {
  if (format === 'docx') return { fileName, mediaType: DOCX, content }
  return {
    fileName: fileName.replace(/\.docx$/, '.pdf'),
    mediaType: PDF,
    content: keptPdf ?? (await pdf.print({ bytes: content, isOwn, day })),
  }
}
