import { type SheetToWrite, writeWorkbook } from '@ot/spreadsheet'
import { TooLarge } from '../foundation/errors.ts'
import { type ThreadJob, TooHeavy } from './job.ts'
import type { Threads } from './threads.ts'

/** Fifty thousand rows of the change log on a busy machine. */
const PATIENCE_MS = 60_000
const TOO_LARGE = 'Записей слишком много для одного файла. Сузьте отбор и повторите.'

export const WRITE_WORKBOOK: ThreadJob<readonly SheetToWrite[], Uint8Array<ArrayBuffer>> = {
  name: 'write a workbook',
  patienceMs: PATIENCE_MS,
  // A copy of its own memory, which can be handed over.
  run: async (sheets) => new Uint8Array(await writeWorkbook(sheets)),
  handedOver: (bytes) => [bytes.buffer],
}

/** The records of a company as an .xlsx. Seconds of work without a break, hence not where requests are served. */
export async function workbookOf(
  threads: Threads,
  companyId: number,
  sheets: readonly SheetToWrite[],
): Promise<Buffer> {
  const bytes = await threads.perform(WRITE_WORKBOOK, companyId, sheets).catch((error: unknown) => {
    throw error instanceof TooHeavy ? new TooLarge(TOO_LARGE) : error
  })
  return Buffer.from(bytes.buffer)
}
