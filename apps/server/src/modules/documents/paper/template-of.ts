import type { Group, TemplateSummary } from '@ot/doc-library'
import { NotFound } from '../../../foundation/errors.ts'

type Shelf = { find(id: string): TemplateSummary | null }

export const NO_TEMPLATE = 'Шаблон не найден'

export function getTemplate(shelf: Shelf, id: string): TemplateSummary {
  const template = shelf.find(id)
  if (template === null) throw new NotFound(NO_TEMPLATE)
  return template
}

type Grouped = Shelf & { groups: readonly Group[] }

/** The group whose register gives the paper its number. */
export function groupOf(shelf: Grouped, { id, group }: Pick<TemplateSummary, 'id' | 'group'>): Group {
  const found = shelf.groups.find((one) => one.id === group)
  if (found === undefined) throw new Error(`the template ${id} is of no group`)
  return found
}
