import { readRecordSource } from '@ot/domain'
import { KIND_LABELS } from '../format/kinds.ts'
import { mayHaveLine, NATURAL_LINES } from '../format/lines.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import type { SourceProblem } from '../format/template-error.ts'
import { headProblem, type Rule } from './rule.ts'

/** What the records answer is the number and the day of a paper that there is. */
export function namedPapersExist(templates: readonly TemplateSource[]): SourceProblem[] {
  const ids = new Set(templates.map(({ front }) => front.id))
  return templates.flatMap((template) =>
    template.front.inputs.flatMap(({ key, record }) => {
      const source = record === undefined ? null : readRecordSource(record)
      return source === null || source.from === 'sections' || ids.has(source.template)
        ? []
        : [headProblem(template, `Вопрос «${key}»: шаблона ${source.template} нет`)]
    }),
  )
}

/** A paper is no journal because it says so: only some kinds have lines that are written where it is used. */
export const handLinesBelongToTheKind: Rule = (template) => {
  const { kind, inputs } = template.front
  return inputs.flatMap(({ key, line, fact, record, default: text }) => {
    if (line === undefined) return []
    if (!mayHaveLine(kind, line))
      return [
        headProblem(
          template,
          `Вопрос «${key}»: в бумаге вида «${KIND_LABELS[kind]}» строки «${NATURAL_LINES[line].label}» не бывает`,
        ),
      ]
    return fact === undefined && record === undefined && text === undefined
      ? []
      : [headProblem(template, `Вопрос «${key}»: на строку, которую пишут от руки, не отвечают`)]
  })
}
