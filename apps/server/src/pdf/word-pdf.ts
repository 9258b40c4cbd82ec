import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { type ProductError, Unavailable, Unprintable } from '../foundation/errors.ts'
import { NotPrintable, OfficeBroken, type PrintLimits, type PrintSource } from './desk.ts'
import type { FoundOffice } from './find-soffice.ts'
import { OfficeLost } from './office-socket.ts'
import { officeStarter } from './office-starter.ts'
import { openPdfCache } from './pdf-cache.ts'
import { openPrintQueue } from './print-queue.ts'

const MINUTE_MS = 60_000
const LIMITS: PrintLimits = {
  startMs: MINUTE_MS,
  patienceMs: MINUTE_MS,
  documentsEach: 400,
  idleMs: 5 * MINUTE_MS,
}
/** Told to the user: what his server lacks is not his business. */
const WORD_ONLY =
  'Документ составлен по вашему шаблону и есть только в формате Word. PDF можно сохранить в самом Word'
const NOT_NOW = 'PDF сейчас не делается. Повторите позже или скачайте документ в формате Word'
const CACHE_BYTES = 256 * 1024 * 1024

/** Word documents of users as PDF, by LibreOffice in processes of its own. */
export type WordPdf = {
  /** Null: PDFs are made. Otherwise what is missing, for the user. */
  readonly lack: string | null
  /** How many documents are worked on at once. */
  readonly width: number
  /** Refuses with Unprintable or Unavailable. */
  print(source: PrintSource): Promise<Buffer>
  close(): Promise<void>
}

export type WordPdfOptions = {
  office: FoundOffice
  /** Where finished ones are kept. */
  cacheFolder: string
  listeners: number
  /** Told why a PDF was not made, or is made more slowly; the user is told what to do. */
  report(error: Error): void
  limits?: Partial<PrintLimits>
}

export function openWordPdf({
  office,
  cacheFolder,
  listeners,
  report,
  limits = {},
}: WordPdfOptions): WordPdf {
  const { soffice } = office
  if (soffice === null) return noWordPdf()
  const held = { ...LIMITS, ...limits }
  const start = officeStarter(soffice, { ...held, report })
  const queue = openPrintQueue({ start, desks: listeners, limits: held })
  const cache = openPdfCache(cacheFolder, CACHE_BYTES)
  const underWork = new Map<string, Promise<Buffer>>()
  const version = `${soffice} ${statSync(soffice).mtimeMs}`

  async function make(key: string, source: PrintSource): Promise<Buffer> {
    const known = await cache.find(key)
    if (known !== null) return known
    const pdf = await queue.print(source)
    await cache.keep(key, pdf)
    return pdf
  }

  return {
    lack: null,
    width: listeners,
    print: async (source) => {
      const key = createHash('sha256')
        .update(version)
        .update(source.extension)
        .update(source.bytes)
        .digest('hex')
      const work = underWork.get(key) ?? make(key, source).finally(() => underWork.delete(key))
      underWork.set(key, work)
      try {
        return await work
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal === null || !(error instanceof Error)) throw error
        report(error)
        throw refusal
      }
    },
    close: queue.close,
  }
}

/** Where LibreOffice is not to be had. */
function noWordPdf(): WordPdf {
  return {
    lack: WORD_ONLY,
    width: 1,
    print: async () => {
      throw new Unavailable(WORD_ONLY)
    },
    close: async () => undefined,
  }
}

function refusalOf(error: unknown): ProductError | null {
  if (error instanceof NotPrintable) {
    return new Unprintable('Документ не удалось преобразовать в PDF. Скачайте его в формате Word')
  }
  if (error instanceof OfficeLost || error instanceof OfficeBroken) {
    return new Unavailable(NOT_NOW)
  }
  return null
}
