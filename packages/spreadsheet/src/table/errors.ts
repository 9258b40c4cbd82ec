import { groupedDigits } from '@ot/text'
import type { ReadLimits } from './limits.ts'

export type SpreadsheetProblem =
  | 'not-a-spreadsheet'
  | 'old-format'
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'damaged'

/** The file cannot be read; the message says what its owner can do about it. */
export class SpreadsheetError extends Error {
  readonly problem: SpreadsheetProblem

  constructor(problem: SpreadsheetProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SpreadsheetError'
    this.problem = problem
  }
}

export function notASpreadsheet(): SpreadsheetError {
  return new SpreadsheetError('not-a-spreadsheet', 'Это не таблица. Выберите файл .xlsx или .csv.')
}

export function oldFormat(): SpreadsheetError {
  return new SpreadsheetError(
    'old-format',
    'Файл защищён паролем или сохранён в старом формате. Откройте его, снимите пароль и сохраните как .xlsx.',
  )
}

export function tooLarge(limits: ReadLimits, cause?: unknown): SpreadsheetError {
  return new SpreadsheetError(
    'too-large',
    `Таблица слишком велика. Оставьте в файле один лист со списком, не больше ${groupedDigits(limits.rows)} строк, и сохраните его заново.`,
    { cause },
  )
}

export function tooManyRows(sheet: string, limits: ReadLimits): SpreadsheetError {
  return new SpreadsheetError(
    'too-many-rows',
    `На листе «${sheet}» больше ${groupedDigits(limits.rows)} строк. Оставьте только нужные или разделите файл на части.`,
  )
}

export function tooManyColumns(sheet: string, limits: ReadLimits): SpreadsheetError {
  return new SpreadsheetError(
    'too-many-columns',
    `На листе «${sheet}» больше ${groupedDigits(limits.columns)} столбцов. Удалите лишние и сохраните файл заново.`,
  )
}

export function damagedFile(cause?: unknown): SpreadsheetError {
  return new SpreadsheetError(
    'damaged',
    'Файл повреждён. Откройте его в Excel и сохраните заново как .xlsx.',
    { cause },
  )
}
