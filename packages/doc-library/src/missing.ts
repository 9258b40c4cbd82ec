import type { TemplateQuestions } from './fields/dictionary.ts'
import { dictionaryOf } from './fields/dictionary.ts'

/** What a paper still lacks, once for each question or fact, however often it is printed. */
export type Missing = { key: string; label: string }

const DIRECTOR: Missing = { key: 'директор', label: 'Руководитель организации' }

/** The answer or fact that a printed path belongs to: `ответственный.фио.дательный` → `ответственный`. */
function sourceOf(path: string, template: TemplateQuestions): Missing | null {
  const root = path.split('.')[0] ?? path
  const input = template.inputs.find(({ key }) => key === root)
  if (input !== undefined) return { key: input.key, label: input.label }
  if (root === DIRECTOR.key) return DIRECTOR
  const field = dictionaryOf(template).find((candidate) => candidate.path === path)
  return field === undefined ? null : { key: field.path, label: field.label }
}

export function missingFacts(paths: readonly string[], template: TemplateQuestions): Missing[] {
  const byKey = new Map<string, Missing>()
  for (const path of paths) {
    const missing = sourceOf(path, template)
    if (missing !== null && !byKey.has(missing.key)) byKey.set(missing.key, missing)
  }
  return [...byKey.values()]
}
