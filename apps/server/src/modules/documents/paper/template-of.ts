import type { TemplateSummary } from '@ot/doc-library'
import { NotFound } from '../../../foundation/errors.ts'

type Shelf = { find(id: string): TemplateSummary | null }

export const NO_TEMPLATE = 'Шаблон не найден'

export function getTemplate(shelf: Shelf, id: string): TemplateSummary {
  const template = shelf.find(id)
  if (template === null) throw new NotFound(NO_TEMPLATE)
  return template
}
