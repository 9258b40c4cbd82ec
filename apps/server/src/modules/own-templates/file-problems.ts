import { BadFileError, TemplateError, type TemplateProblem } from '@ot/doc-engine'
import { Invalid } from '../../foundation/errors.ts'

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^word\/header/, 'Верхний колонтитул. '],
  [/^word\/footer/, 'Нижний колонтитул. '],
  [/^word\/footnotes/, 'Сноска. '],
  [/^word\/endnotes/, 'Концевая сноска. '],
  [/^word\/comments/, 'Примечание. '],
]

/** What the engine says against a file, each problem a line of the answer; other errors go on as they are. */
export function refusedFile(error: unknown): unknown {
  if (error instanceof BadFileError) return Invalid.field('file', error.message)
  if (!(error instanceof TemplateError)) return error
  return new Invalid(error.problems.map((problem) => ({ field: 'file', message: inPlace(problem) })))
}

/** The body needs no name; the other parts of a document do. */
function inPlace({ part, message }: TemplateProblem): string {
  const place = PLACES.find(([pattern]) => pattern.test(part))?.[1] ?? ''
  return `${place}${message}`
}
