import type { Block } from '../format/block.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import { splitAppendices } from '../paper/split-appendices.ts'
import { headProblem, problemAt, type Rule } from './rule.ts'

type Point = Extract<Block, { kind: 'point' }>

function pointsOf({ front, blocks }: TemplateSource): Point[] {
  if (front.kind !== 'order') return []
  return splitAppendices(blocks).main.flatMap((block) => (block.kind === 'point' ? [block] : []))
}

const CONTROL = /^Контроль за исполнением/
const CONTROL_GIVEN_AWAY = /^Контроль за исполнением (?:настоящего )?приказа возл/

/** Roles and answers may turn out to be one person: only who signs is never among those who carry out. */
export const controlStaysWithTheSigner: Rule = (template) =>
  pointsOf(template)
    .filter(({ text }) => CONTROL_GIVEN_AWAY.test(text))
    .map(({ place }) =>
      problemAt(
        place,
        'Контроль может достаться тому, кто исполняет: «Контроль за исполнением настоящего приказа оставляю за собой»',
      ),
    )

const APPOINTS = /(?:^|\s)(?:Назначить|[Вв]озложить)(?=\s)/
const IN_WRITING = /письменн[а-яё]+ соглас/
const PAID = /доплат/

/** ТК, статьи 60.2 и 151. The director takes duties upon himself without an agreement. */
export const extraDutiesAreAgreed: Rule = (template) => {
  const points = pointsOf(template)
  const gives = points.some(({ text }) => APPOINTS.test(text) && !CONTROL.test(text))
  if (!gives && template.front.role === null) return []
  if (template.front.kind !== 'order') return []
  const isAgreed = [IN_WRITING, PAID].every((words) => points.some(({ text }) => words.test(text)))
  return isAgreed
    ? []
    : [
        headProblem(
          template,
          'Приказ возлагает обязанности: нужны письменное согласие и доплата (статьи 60.2 и 151 ТК), если обязанностей нет в трудовом договоре',
        ),
      ]
}

const TO_APPROVE = /(?:^|\. )Утвердить\s/
const TO_ENFORCE =
  /(?:^|\. )Ввести в действие\s[^.;]*(?:инструкци|Норм|Положени|Правил|Поряд|Регламент|Программ|форм)/
const IS_THERE = /приложени|прилага|\sот \{|№ \{|утверждённ[а-яё]+ \{/

/** A point with the subpoints under it. */
function wholePoints(points: readonly Point[]) {
  return points
    .filter(({ number }) => !number.includes('.'))
    .map((point) => ({
      place: point.place,
      text: points
        .filter(({ number }) => number === point.number || number.startsWith(`${point.number}.`))
        .map(({ text }) => text)
        .join(' '),
    }))
}

/** Nothing is approved that is not there. */
export const whatIsApprovedIsThere: Rule = (template) =>
  wholePoints(pointsOf(template))
    .filter(({ text }) => (TO_APPROVE.test(text) || TO_ENFORCE.test(text)) && !IS_THERE.test(text))
    .map(({ place, text }) =>
      problemAt(
        place,
        `Утверждают приложение этого приказа («приложение № 1», «прилагается») или документ с датой и номером: «${text.slice(0, 60)}»`,
      ),
    )
