import type { TemplateSummary } from '@ot/doc-library'

const GROUPS = new Map([
  ['организация', 'Организация'],
  ['директор', 'Руководитель'],
  ['документ', 'Документ'],
  ['ответственные', 'Ответственные лица'],
  ['работник', 'Работник, о котором документ'],
  ['отдел', 'Отдел, о котором документ'],
  ['профессия', 'Должность, о которой документ'],
])
const QUESTIONS = 'Вопросы этого шаблона'
const LISTS = 'Списки'
const OTHERS = 'Прочее'

/** Under which heading the editor finds a field. */
export function fieldGroupOf(path: string, isList: boolean, inputs: TemplateSummary['inputs']): string {
  const root = path.split('.')[0] ?? path
  if (inputs.some(({ key }) => key === root)) return QUESTIONS
  if (isList) return LISTS
  return GROUPS.get(root) ?? OTHERS
}
