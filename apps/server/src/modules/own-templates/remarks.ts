import type { TemplateSummary } from '@ot/doc-library'
import type { CheckedOwn } from '../documents/index.ts'

/** Tags without which a paper of any kind can hardly be registered. */
const EXPECTED = [
  ['документ.номер', 'Номера документа в нём нет: метка {документ.номер} убрана.'],
  ['документ.дата', 'Даты документа в нём нет: убраны метки {документ.дата} и {документ.дата.прописью}.'],
] as const

/** What is worth knowing before a good file is confirmed: nothing of it is an error. `standard`: the tags it grew from. */
export function remarksOn(
  { tags, review }: CheckedOwn,
  { inputs }: TemplateSummary,
  standard: readonly string[],
): string[] {
  const remarks: string[] = []
  if (tags.length === 0) {
    return ['В файле нет ни одной метки: данные организации, номер и дата подставляться не будут.']
  }
  for (const [path, remark] of EXPECTED) {
    if (isUsed(standard, path) && !isUsed(tags, path)) remarks.push(remark)
  }
  const silent = inputs.filter(({ key }) => isUsed(standard, key) && !isUsed(tags, key))
  if (silent.length > 0) {
    const questions = silent.map(({ label }) => `«${label}»`).join(', ')
    remarks.push(`Ответы на эти вопросы печататься не будут, их меток в файле нет: ${questions}.`)
  }
  if (review.corrections > 0) {
    remarks.push('В файле остались исправления. В документах они считаются принятыми и не видны.')
  }
  if (review.comments > 0) remarks.push('Примечания рецензентов в документы не попадут.')
  return remarks
}

function isUsed(tags: readonly string[], path: string): boolean {
  return tags.some((tag) => tag === path || tag.startsWith(`${path}.`))
}
