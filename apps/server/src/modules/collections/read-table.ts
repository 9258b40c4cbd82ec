import { readTables, SpreadsheetError, type Table } from '@ot/spreadsheet'
import { Invalid } from '../../foundation/errors.ts'
import { type ThreadJob, TooHeavy } from '../../threads/job.ts'
import type { Threads } from '../../threads/threads.ts'

const PATIENCE_MS = 20_000
const TOO_HEAVY = 'Файл слишком велик для чтения. Оставьте в нём только список и сохраните заново'
const NO_TABLE = 'В файле нет ни одной таблицы'

type File = { bytes: Uint8Array; fileName: string }
type Read = { table: Table } | { refused: string }

/** The first table of a file that is not ours. */
export const READ_TABLE: ThreadJob<File, Read> = {
  name: 'read a table',
  patienceMs: PATIENCE_MS,
  run: ({ bytes, fileName }) => {
    try {
      const [table] = readTables(bytes, fileName)
      return table === undefined ? { refused: NO_TABLE } : { table }
    } catch (error) {
      if (error instanceof SpreadsheetError) return { refused: error.message }
      throw error
    }
  },
}

export async function tableOf(threads: Threads, companyId: number, file: File): Promise<Table> {
  const read = await threads.perform(READ_TABLE, companyId, file).catch((error: unknown) => {
    if (error instanceof TooHeavy) return { refused: TOO_HEAVY }
    throw error
  })
  if ('refused' in read) throw Invalid.field('file', read.refused)
  return read.table
}
