import { ApiError } from './http/api-error.ts'
import { errorText } from './load.ts'

/** The chosen file cannot be sent. */
export class FileProblem extends Error {}

/** The browser does not read a file that was changed or moved after it had been chosen. */
export async function assertStillThere(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause
    throw new FileProblem('Файл изменился после того, как вы его выбрали. Выберите его ещё раз.', { cause })
  }
}

/** The sentences to show; of problems with fields, without the names that fields have on the wire. */
export function fileProblems(error: Error): string[] {
  if (error instanceof FileProblem) return [error.message]
  if (!(error instanceof ApiError) || error.errors.length === 0) return [errorText(error)]
  return error.errors.map(({ message }) => message)
}
