import type { Library, TemplateSummary } from '@ot/doc-library'
import { Invalid } from '../../foundation/errors.ts'

/** As they stand in the library, whatever the order in which they were chosen. */
export function inPrintingOrder(library: Library, ids: readonly string[]): TemplateSummary[] {
  const places = new Map(library.templates.map(({ id }, index) => [id, index]))
  const place = ({ id }: TemplateSummary) => places.get(id) ?? places.size
  return ids
    .map((id, index) => templateAt(library, id, index))
    .sort((left, right) => place(left) - place(right))
}

function templateAt(library: Library, id: string, index: number): TemplateSummary {
  const template = library.find(id)
  if (template === null) throw Invalid.field(`templateIds.${index}`, `Неизвестный шаблон: ${id}`)
  return template
}
