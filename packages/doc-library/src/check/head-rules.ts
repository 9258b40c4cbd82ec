import { basename, dirname } from 'node:path'
import { findNorm, normInForce } from '@ot/domain'
import { RESERVED_KEYS } from '../fields/list-names.ts'
import { sectionPaperFields } from '../fields/section-fields.ts'
import { subjectRoot } from '../fields/subject-fields.ts'
import { headProblem, type Rule } from './rule.ts'

/** `templates/<group>/<id>.md`; a superseded edition is `editions/<id>@<n>.md`. */
export const fileIsNamedAfterTemplate: Rule = (template) => {
  const { id, group, edition } = template.front
  const isSuperseded = dirname(template.file) === 'editions'
  const expected = isSuperseded ? `editions/${id}@${edition}.md` : `templates/${group}/${id}.md`
  return template.file === expected
    ? []
    : [headProblem(template, `Файл называется ${basename(template.file)}, а должен ${expected}`)]
}

export const actsAreInForce: Rule = (template, today) =>
  template.front.legalBasis
    .filter(({ act }) => normInForce(act, today) === null)
    .map(({ act }) => headProblem(template, `На ${today} не действует: ${findNorm(act)?.short ?? act}`))

/** Who is told that a paper is needed is told which act demands it. */
export const demandIsNamed: Rule = (template) => {
  const { need, needBasis } = template.front
  if (need === 'optional')
    return needBasis === null
      ? []
      : [headProblem(template, 'needBasis — только у бумаги, которую требует акт')]
  return needBasis === null
    ? [headProblem(template, 'Назовите акт и пункт, которые требуют бумагу: needBasis')]
    : []
}

export const subjectReadsAsHeading: Rule = (template) => {
  const { subject, title, kind } = template.front
  const problems: string[] = []
  if (kind === 'memo' && template.front.records !== 'memo')
    problems.push('Вид memo — только для заявок из записей (records: memo); обращение — вид letter')
  if (subject.endsWith('.')) problems.push('Заголовок к тексту пишется без точки')
  if (title.endsWith('.')) problems.push('Название пишется без точки')
  if (kind === 'order' && !/^Об? /.test(subject)) problems.push('Заголовок приказа начинается с «О» или «Об»')
  if (kind === 'order' && !title.startsWith('Приказ '))
    problems.push('Название приказа начинается с «Приказ»')
  return problems.map((message) => headProblem(template, message))
}

export const inputKeysAreFree: Rule = (template) => {
  const keys = template.front.inputs.map(({ key }) => key)
  const repeated = keys.filter((key, index) => keys.indexOf(key) !== index)
  const subject = subjectRoot(template.front.scope)
  const ofRecords = sectionPaperFields(template.front.records).map(({ path }) => path.split('.')[0])
  const reserved = keys.filter(
    (key) => RESERVED_KEYS.includes(key) || key === subject || ofRecords.includes(key),
  )
  return [
    ...repeated.map((key) => headProblem(template, `Вопрос ${key} задан дважды`)),
    ...reserved.map((key) =>
      headProblem(template, `Слово «${key}» занято общими метками, назовите вопрос иначе`),
    ),
  ]
}
