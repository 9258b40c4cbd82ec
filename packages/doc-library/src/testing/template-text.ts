import { parseTemplate, type TemplateSource } from '../format/parse-template.ts'

const HEAD = {
  id: 'prikaz-o-probe',
  title: 'Приказ о пробе',
  group: 'orders',
  kind: 'order',
  scope: 'company',
  subject: 'О проведении пробы',
  order: '1',
  legalBasis: '[{ act: tk, clause: ст. 214 }]',
  activities: 'all',
  requires: '[company]',
  edition: '1',
  inputs: '[]',
  need: 'optional',
}

/** As long as the preamble of a real order. */
const PREAMBLE =
  'В соответствии со статьёй 214 Трудового кодекса Российской Федерации, в целях своевременного выявления ' +
  'ошибок при составлении документов, единого оформления бумаг организации и сохранности образцов, ' +
  'принимая во внимание предложения специалиста, представленные руководителю после сверки текстов ' +
  'шаблонов, напечатанных ранее двумя разными программами'

const BODY = `${PREAMBLE}

!приказываю

1. Провести пробу.

2. Хранить её результаты.

3. Контроль оставляю за собой.

!подпись

!ознакомление`

/** Fields that the smallest head does without. */
type OptionalField = 'needBasis' | 'records' | 'landscape' | 'approved' | 'tight' | 'role' | 'samples'

export type HeadLines = Partial<Record<keyof typeof HEAD | OptionalField, string>>

/** The smallest order that every check accepts, with the lines of its head or its body replaced. */
export function templateText(head: HeadLines = {}, body = BODY): string {
  const lines = Object.entries({ ...HEAD, ...head }).map(([key, value]) => `${key}: ${value}`)
  return ['---', ...lines, '---', '', body, ''].join('\n')
}

export function template(
  head: HeadLines = {},
  body = BODY,
  clauses: Record<string, string> = {},
): TemplateSource {
  const file = `templates/orders/${head.id ?? HEAD.id}.md`
  return parseTemplate(file, templateText(head, body), new Map(Object.entries(clauses)))
}

/** An order whose body is the given text between its obligatory parts. */
export function orderBody(points: string, appendices = ''): string {
  return `${PREAMBLE}\n\n!приказываю\n\n${points}\n\n!подпись\n\n!ознакомление\n\n${appendices}`
}
