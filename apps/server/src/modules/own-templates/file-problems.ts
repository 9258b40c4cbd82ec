import { Invalid } from '../../foundation/errors.ts'
import type { OwnProblem } from '../documents/index.ts'

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^word\/header/, 'Верхний колонтитул. '],
  [/^word\/footer/, 'Нижний колонтитул. '],
  [/^word\/footnotes/, 'Сноска. '],
  [/^word\/endnotes/, 'Концевая сноска. '],
  [/^word\/comments/, 'Примечание. '],
]

/** What the engine says against a file, each problem a line of the answer. */
export function refusedFile(problems: readonly OwnProblem[]): Invalid {
  return new Invalid(problems.map((problem) => ({ field: 'file', message: inPlace(problem) })))
}

/** The body needs no name, and the whole file has none; the other parts of a document do. */
function inPlace({ part, message }: OwnProblem): string {
  const place = part === null ? undefined : PLACES.find(([pattern]) => pattern.test(part))?.[1]
  return `${place ?? ''}${message}`
}
