import { readCsv } from './csv/read-csv.ts'
import { readRecords } from './read-records.ts'
import type { Table } from './table/cells.ts'
import { notASpreadsheet, oldFormat } from './table/errors.ts'
import { READ_LIMITS, type ReadLimits } from './table/limits.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

const ZIP = Buffer.from('PK\u0003\u0004')
/** Excel before 2007, and any Office file under a password. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** The visible sheets of an .xlsx, the one table of a .csv or the records of an .xml. What the file is, its bytes say, not its name alone. */
export function readTables(file: Uint8Array, fileName: string, limits: ReadLimits = READ_LIMITS): Table[] {
  if (startsWith(file, COMPOUND_FILE)) throw oldFormat()
  if (startsWith(file, ZIP)) return readXlsx(file, limits)
  if (/\.(?:xls\w?|ods)$/i.test(fileName)) throw notASpreadsheet()
  if (/\.xml$/i.test(fileName)) return [readRecords(file, fileName.replace(/\.[^.]*$/, ''), limits)]
  return [readCsv(file, fileName.replace(/\.[^.]*$/, ''), limits)]
}

function startsWith(file: Uint8Array, beginning: Uint8Array): boolean {
  return Buffer.compare(file.subarray(0, beginning.length), beginning) === 0
}
