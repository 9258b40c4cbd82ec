import type { CalendarDate } from '@ot/domain'
import type { TemplateSource } from '../format/parse-template.ts'
import type { Problem } from '../format/template-error.ts'
import type { Sources } from '../read-sources.ts'
import {
  actsAreInForce,
  fileIsNamedAfterTemplate,
  inputKeysAreFree,
  subjectReadsAsHeading,
} from './head-rules.ts'
import { headProblem, type Rule } from './rule.ts'
import {
  appendicesAreMentioned,
  enoughOperativePoints,
  numbersAreConsecutive,
  pointsAreUnconditional,
  referencedPointsExist,
  requiredPartsStandInOrder,
} from './structure-rules.ts'
import { everyBraceIsATag, everyQuestionIsUsed, everySectionIsClosed, everyTagIsKnown } from './tag-rules.ts'
import { orderHasNoHandLines, pointsArePunctuated, wordingIsClean } from './wording-rules.ts'

const RULES: readonly Rule[] = [
  fileIsNamedAfterTemplate,
  actsAreInForce,
  subjectReadsAsHeading,
  inputKeysAreFree,
  everyTagIsKnown,
  everySectionIsClosed,
  everyBraceIsATag,
  everyQuestionIsUsed,
  requiredPartsStandInOrder,
  enoughOperativePoints,
  numbersAreConsecutive,
  pointsAreUnconditional,
  appendicesAreMentioned,
  referencedPointsExist,
  wordingIsClean,
  orderHasNoHandLines,
  pointsArePunctuated,
]

function repeated(
  templates: readonly TemplateSource[],
  what: string,
  textOf: (template: TemplateSource) => string,
): Problem[] {
  const firstWith = new Map<string, TemplateSource>()
  return templates.flatMap((template) => {
    const value = textOf(template)
    const first = firstWith.get(value)
    if (first === undefined) firstWith.set(value, template)
    return first === undefined ? [] : [headProblem(template, `${what} «${value}» уже есть в ${first.file}`)]
  })
}

export function checkTemplate(template: TemplateSource, today: CalendarDate): Problem[] {
  return RULES.flatMap((rule) => rule(template, today))
}

/** All that can be said of the texts without printing them. */
export function checkSources({ groups, current, superseded }: Sources, today: CalendarDate): Problem[] {
  const groupIds = groups.map(({ id }) => id)
  return [
    ...current.flatMap((template) => checkTemplate(template, today)),
    ...superseded.flatMap((template) => fileIsNamedAfterTemplate(template, today)),
    ...current
      .filter(({ front }) => !groupIds.includes(front.group))
      .map((template) => headProblem(template, `Группы ${template.front.group} нет в groups.json`)),
    ...repeated(current, 'id', ({ front }) => front.id),
    ...repeated(current, 'Название', ({ front }) => front.title),
    ...repeated(current, 'Место в группе', ({ front }) => `${front.group} ${front.order}`),
  ]
}
