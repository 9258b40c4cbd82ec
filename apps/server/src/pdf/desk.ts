import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Office } from './listener.ts'
import { layDown, pickUp } from './office-folder.ts'
import { OfficeLost } from './office-socket.ts'
import type { StartOffice } from './office-starter.ts'

export type PrintLimits = {
  /** For a LibreOffice to come up and understand what its socket is asked. */
  startMs: number
  /** For one document. */
  patienceMs: number
  /** One that has done so many is replaced: LibreOffice grows with what it has opened. */
  documentsEach: number
  /** One that nobody needs is let go. */
  idleMs: number
}

export type PrintSource = { bytes: Uint8Array; extension: 'docx' | 'txt' }

/** LibreOffice does not come up, however long it is waited for. */
export class OfficeBroken extends Error {
  override readonly name = 'OfficeBroken'
}

/** The document itself is at fault: it takes too long, or LibreOffice makes nothing of it. */
export class NotPrintable extends Error {
  override readonly name = 'NotPrintable'
}

/** One place at which documents are printed, one after another; its LibreOffice is started by the first of them. */
export type PdfDesk = {
  isBusy: boolean
  print(source: PrintSource): Promise<Buffer>
  rest(): void
  close(): Promise<void>
}

export function openDesk(start: StartOffice, limits: PrintLimits): PdfDesk {
  let office: Office | null = null
  let printed = 0
  let idle: NodeJS.Timeout | null = null

  async function letGo(): Promise<void> {
    const gone = office
    office = null
    printed = 0
    await gone?.stop()
  }

  async function ready(): Promise<Office> {
    if (idle !== null) clearTimeout(idle)
    if (office?.hasEnded === true || printed >= limits.documentsEach) await letGo()
    office ??= await start().catch((error: unknown) => {
      // Killed while it started, it is tried again like one killed under a document.
      if (error instanceof OfficeLost) throw error
      throw new OfficeBroken('LibreOffice did not start', { cause: error })
    })
    return office
  }

  async function print(source: PrintSource): Promise<Buffer> {
    const standing = await ready()
    printed += 1
    try {
      return await printWith(standing, source, { name: String(printed), patienceMs: limits.patienceMs })
    } catch (error) {
      if (error instanceof OfficeLost || standing.hasEnded) {
        await letGo()
        throw new OfficeLost('LibreOffice ended during a document', { cause: error })
      }
      if (error instanceof NotPrintable) await letGo()
      throw error
    }
  }

  return {
    isBusy: false,
    print,
    rest: () => {
      idle = setTimeout(() => void letGo(), limits.idleMs).unref()
    },
    close: async () => {
      if (idle !== null) clearTimeout(idle)
      await letGo()
    },
  }
}

type Errand = { name: string; patienceMs: number }

async function printWith(
  office: Office,
  { bytes, extension }: PrintSource,
  { name, patienceMs }: Errand,
): Promise<Buffer> {
  const { path, user } = office.folder
  const file = join(path, `${name}.${extension}`)
  const pdf = join(path, `${name}.pdf`)
  const patience = AbortSignal.timeout(patienceMs)
  try {
    await layDown(file, bytes, user)
    await office.convert(file, path, patience)
    return await pickUp(pdf, user)
  } catch (error) {
    if (patience.aborted) throw new NotPrintable('the document takes too long', { cause: error })
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && !office.hasEnded) {
      throw new NotPrintable('LibreOffice made nothing of the document', { cause: error })
    }
    throw error
  } finally {
    await Promise.all([file, pdf].map((made) => rm(made, { force: true })))
  }
}
