import { errorTexts } from './load.ts'

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

/** The sentences to show. */
export function fileProblems(error: Error): string[] {
  return error instanceof FileProblem ? [error.message] : errorTexts(error)
}
