import { readTables, SpreadsheetError, type Table } from '@ot/spreadsheet'
import { Invalid } from '../../../foundation/errors.ts'
import { type ThreadJob, TooHeavy } from '../../../threads/job.ts'
import type { Threads } from '../../../threads/threads.ts'

const PATIENCE_MS = 20_000
const TOO_HEAVY = 'Файл слишком велик для чтения. Оставьте в нём только список и сохраните заново'
const NO_TABLE = 'В файле нет ни одной таблицы'

type GivenFile = { bytes: Uint8Array; fileName: string }
type Read = { tables: [Table, ...Table[]] } | { refused: string }

/** The tables of a file that is not ours. */
export const READ_TABLES: ThreadJob<GivenFile, Read> = {
  name: 'read tables',
  patienceMs: PATIENCE_MS,
  run: ({ bytes, fileName }) => {
    try {
      const [table, ...others] = readTables(bytes, fileName)
      return table === undefined ? { refused: NO_TABLE } : { tables: [table, ...others] }
    } catch (error) {
      if (error instanceof SpreadsheetError) return { refused: error.message }
      throw error
    }
  },
}

export async function tablesOf(
  threads: Threads,
  companyId: number,
  file: GivenFile,
): Promise<[Table, ...Table[]]> {
  const read = await threads.perform(READ_TABLES, companyId, file).catch((error: unknown) => {
    if (error instanceof TooHeavy) return { refused: TOO_HEAVY }
    throw error
  })
  if ('refused' in read) throw Invalid.field('file', read.refused)
  return read.tables
}
