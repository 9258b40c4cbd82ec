import type { TemplateQuestions } from '../fields/dictionary.ts'
import { dictionaryOf } from '../fields/dictionary.ts'
import { SUBJECT_DEPARTMENT, SUBJECT_EMPLOYEE, SUBJECT_POSITION } from '../fields/list-names.ts'
import { roleOfPath } from '../fields/responsible-fields.ts'

/** What a paper still lacks, once for each question or fact, however often it is printed. */
export type Missing = { key: string; label: string }

/** Many tags, one fact to fill in. */
const ROOTS: readonly Missing[] = [
  { key: 'директор', label: 'Руководитель организации' },
  { key: SUBJECT_EMPLOYEE, label: 'Работник, о котором документ' },
  { key: SUBJECT_DEPARTMENT, label: 'Подразделение, о котором документ' },
  { key: SUBJECT_POSITION, label: 'Должность, о которой документ' },
]

/** The answer or fact that a printed path belongs to: `ответственный.фио.дательный` → `ответственный`. */
function sourceOf(path: string, template: TemplateQuestions): Missing | null {
  const root = path.split('.')[0] ?? path
  const input = template.inputs.find(({ key }) => key === root)
  if (input !== undefined) return input.line === undefined ? { key: input.key, label: input.label } : null
  const known = ROOTS.find(({ key }) => key === root)
  if (known !== undefined) return known
  const role = roleOfPath(path)
  if (role !== null) return { key: `${root}.${role.key}`, label: role.name }
  const field = dictionaryOf(template).find((candidate) => candidate.path === path)
  return field === undefined ? null : { key: field.path, label: field.label }
}

/** The answer or fact that something printed is, also one of a list or of a line of a form; null: a figure that the paper counts itself. */
export function printedFact(path: string, template: TemplateQuestions): Missing | null {
  const fact = sourceOf(path, template)
  if (fact !== null) return fact
  const root = path.split('.')[0] ?? path
  const input = template.inputs.find(({ key }) => key === root)
  if (input !== undefined) return { key: input.key, label: input.label }
  const list = dictionaryOf(template).find(
    ({ kind, path: list }) => kind === 'list' && path.startsWith(`${list}.`),
  )
  return list === undefined ? null : { key: list.path, label: list.label }
}

export function missingFacts(paths: readonly string[], template: TemplateQuestions): Missing[] {
  const byKey = new Map<string, Missing>()
  for (const path of paths) {
    const missing = sourceOf(path, template)
    if (missing !== null && !byKey.has(missing.key)) byKey.set(missing.key, missing)
  }
  return [...byKey.values()]
}
