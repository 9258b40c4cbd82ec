import { type CalendarDate, findNorm, type NormId, normInForce, type TemplateScope } from '@ot/domain'
import { KIND_LABELS, KINDS } from '../format/kinds.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import type { Sources } from '../format/read-sources.ts'
import { bodyWords } from './body-words.ts'
import { instructionFigures } from './instruction-contents.ts'
import { isComposed } from './near-duplicates.ts'

type Row = readonly [name: string, count: number]

/** By words of the body: a page of a paper holds some three hundred. */
const LENGTHS: readonly { name: string; below: number }[] = [
  { name: 'до страницы', below: 300 },
  { name: '1–3 страницы', below: 900 },
  { name: '3–6 страниц', below: 1800 },
  { name: 'больше 6 страниц', below: Number.POSITIVE_INFINITY },
]

function countBy(
  templates: readonly TemplateSource[],
  namesOf: (template: TemplateSource) => readonly string[],
): Row[] {
  const counts = new Map<string, number>()
  for (const name of templates.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
}

function lengthOf(template: TemplateSource): string {
  const words = bodyWords(template).length
  return LENGTHS.find(({ below }) => words < below)?.name ?? ''
}

function actsOf({ front }: TemplateSource): NormId[] {
  return [...new Set(front.legalBasis.map(({ act }) => act))]
}

function basisOf(template: TemplateSource, today: CalendarDate): string {
  const acts = actsOf(template)
  const verified = acts.filter((act) => normInForce(act, today)?.verified === true).length
  if (verified === acts.length) return 'все акты сверены по источнику'
  return verified === 0 ? 'акты по источнику не сверены' : 'часть актов сверена по источнику'
}

const SCOPE_NAMES = {
  company: 'об организации',
  department: 'о подразделении',
  position: 'о должности',
  employee: 'о работнике',
  incident: 'о происшествии',
} satisfies Record<TemplateScope, string>

function section(title: string, rows: readonly Row[]): string {
  return [`\n${title}`, ...rows.map(([name, count]) => `${String(count).padStart(5)}  ${name}`)].join('\n')
}

function needOf({ front }: TemplateSource): string {
  if (front.need === 'always') return 'почти каждому'
  return front.need === 'optional' ? 'по желанию' : 'по условиям'
}

/** What the library holds, for a person: how much, of what, on what it stands. */
export function libraryReport({ groups, current }: Sources, today: CalendarDate): string {
  const composed = current.filter(isComposed)
  const records = current.filter(({ front }) => front.records !== null)
  const authored = current.filter((template) => !composed.includes(template) && !records.includes(template))
  const instructions = authored.filter(({ front }) => front.kind === 'instruction')
  const { withCauses, withRest } = instructionFigures(instructions)
  const words = current.reduce((sum, template) => sum + bodyWords(template).length, 0)
  const inGroups = groups.map(
    ({ id, title }): Row => [title, current.filter(({ front }) => front.group === id).length],
  )
  const inKinds = KINDS.map(
    (kind): Row => [KIND_LABELS[kind], current.filter(({ front }) => front.kind === kind).length],
  )
  const inLengths = countBy(current, (template) => [lengthOf(template)])
  const acts = countBy(current, (template) => actsOf(template).map((act) => findNorm(act)?.short ?? act))
  return [
    `Шаблонов: ${current.length}, слов: ${words}`,
    `Написано: ${authored.length}, составлено из общих частей: ${composed.length}, из записей: ${records.length}`,
    `Написанных инструкций: ${instructions.length}, с причинами аварий: ${withCauses}, с временем работы и отдыха: ${withRest}`,
    section('По группам', inGroups),
    section(
      'По видам',
      inKinds.filter(([, count]) => count > 0),
    ),
    section(
      'По объёму',
      LENGTHS.map(({ name }): Row => [name, inLengths.find(([known]) => known === name)?.[1] ?? 0]),
    ),
    section(
      'Кому нужны',
      countBy(current, (template) => [needOf(template)]),
    ),
    section(
      'О чём',
      countBy(current, ({ front }) => [SCOPE_NAMES[front.scope]]),
    ),
    section(
      'Сверка оснований',
      countBy(current, (template) => [basisOf(template, today)]),
    ),
    section(
      'По основаниям',
      acts.toSorted((a, b) => b[1] - a[1]),
    ),
  ].join('\n')
}
