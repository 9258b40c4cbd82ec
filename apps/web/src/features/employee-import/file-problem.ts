import { IMPORT_FILE_BYTES_MAX } from '@ot/domain'
import { FileProblem } from '../../lib/chosen-file.ts'
import { ApiError } from '../../lib/http/api-error.ts'

const MEGABYTE = 1024 * 1024
export const MEGABYTES_MAX = IMPORT_FILE_BYTES_MAX / MEGABYTE

const TOO_LARGE = 413
const NOT_THE_TYPE = 415

/** Null: the file may be sent. What it is inside, the server finds out. */
export function sizeProblem({ size }: File): string | null {
  if (size === 0) return 'Файл пуст. Выберите таблицу со списком работников.'
  if (size > IMPORT_FILE_BYTES_MAX) {
    return `Файл больше ${MEGABYTES_MAX}\u00a0МБ. Оставьте в нём один лист со списком работников и сохраните заново.`
  }
  return null
}

/** Whether it is the file that does not do, so that another one must be chosen. */
export function isAboutFile(error: Error): boolean {
  if (error instanceof FileProblem) return true
  if (!(error instanceof ApiError)) return false
  return (
    error.status === TOO_LARGE ||
    error.status === NOT_THE_TYPE ||
    error.errors.some(({ field }) => field === 'file')
  )
}
