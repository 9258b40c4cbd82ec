import type { TemplateField } from '@ot/contract'
import type { DictionaryField, Scope, Value } from '@ot/doc-engine'
import { dictionaryOf, type Library, scopeOf, type TemplateSummary } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { answersOf, getTemplate, layPaperDesk, loadCompanyWorld } from '../documents/index.ts'
import { sampleSubject } from './sample-subject.ts'

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

export type ListFields = { companyId: number; templateId?: string | undefined }

type Asked = Pick<TemplateSummary, 'inputs' | 'acquaintance' | 'records'>

/** Fields that every template may use. */
const COMMON: Asked = { inputs: [], acquaintance: [], records: null }
const ROW_NUMBER = 'номер'

export async function listFields(
  ctx: Ctx,
  library: Library,
  { companyId, templateId }: ListFields,
): Promise<TemplateField[]> {
  membershipOf(ctx, companyId)
  const { template, world, values, subject } = await readScoped(ctx, async (tx) => {
    if (templateId === undefined)
      return { template: COMMON, world: await loadCompanyWorld(tx, companyId), values: {}, subject: null }
    const desk = await layPaperDesk(tx, ctx, library, { companyId, templateId })
    const template = getTemplate(desk.papers, templateId)
    const subject = await sampleSubject(tx, companyId, template)
    return { template, world: desk.world, values: answersOf(desk, template).values, subject }
  })
  const document = { date: ctx.today(companyId), number: null }
  const about = subject === null ? {} : { subject: subject.facts }
  const facts = { company: world.company, employees: world.people, document, values, ...about }
  const scope = scopeOf(facts, template)
  return dictionaryOf(template).flatMap((field) => shown(field, scope, template))
}

function shown(field: DictionaryField, scope: Scope, { inputs }: Asked): TemplateField[] {
  const { path, label } = field
  const value = scope.get(path) ?? null
  const group = fieldGroupOf(path, field.kind === 'list', inputs)
  if (field.kind !== 'list') {
    return [{ tag: `{${path}}`, meaning: label, value: printed(value), group, list: null }]
  }
  const list = `{#${path}}{/${path}}`
  const rows = Array.isArray(value) ? value : []
  const [first] = rows
  const items = [{ path: ROW_NUMBER, label: 'Номер строки', value: '1' }].concat(
    field.items.map((item) => ({ ...item, value: printed(first?.get(item.path) ?? null) ?? '' })),
  )
  return [
    { tag: list, meaning: label, value: rows.length === 0 ? null : String(rows.length), group, list: null },
    ...items.map((item) => ({
      tag: `{${item.path}}`,
      meaning: item.label,
      value: item.value || null,
      group,
      list,
    })),
  ]
}

function printed(value: Value): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** Under which heading the editor finds a field. */
function fieldGroupOf(path: string, isList: boolean, inputs: TemplateSummary['inputs']): string {
  const root = path.split('.')[0] ?? path
  if (inputs.some(({ key }) => key === root)) return QUESTIONS
  if (isList) return LISTS
  return GROUPS.get(root) ?? OTHERS
}
