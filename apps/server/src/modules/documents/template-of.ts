import type { Library, TemplateSummary } from '@ot/doc-library'
import { NotFound } from '../../errors.ts'

export function getTemplate(library: Library, id: string): TemplateSummary {
  const template = library.find(id)
  if (template === null) throw new NotFound('Шаблон не найден')
  return template
}
