import { IMPORT_FILE_BYTES_MAX } from '@ot/domain'
import { ApiError } from '../../lib/http/api-error.ts'
import { errorText } from '../../lib/load.ts'

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

/** The chosen file cannot be sent. */
class FileProblem extends Error {}

/** The browser does not read a file that was changed or moved after it had been chosen. */
export async function assertStillThere(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause
    throw new FileProblem('Файл изменился после того, как вы его выбрали. Выберите его ещё раз.', { cause })
  }
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

/** The sentence to show; of problems with fields, without the names that fields have on the wire. */
export function problemText(error: Error): string {
  if (error instanceof FileProblem) return error.message
  if (!(error instanceof ApiError) || error.errors.length === 0) return errorText(error)
  return error.errors.map(({ message }) => message).join(' ')
}
