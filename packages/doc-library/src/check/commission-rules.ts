import { readFactSource } from '@ot/domain'
import type { Input } from '../format/front-matter.ts'
import { headProblem, type Rule } from './rule.ts'

function commissionOf({ fact }: Input): { key: string; part: string } | null {
  const source = fact === undefined ? null : readFactSource(fact)
  if (source === null || source.fact.type !== 'commission' || source.part === null) return null
  return { key: fact?.split('.')[0] ?? '', part: source.part }
}

/** One composition, each person once: whom the paper names as a head is no member besides. */
export const commissionIsASet: Rule = (template) => {
  const { inputs } = template.front
  return inputs.flatMap((input) => {
    const commission = commissionOf(input)
    if (commission === null || input.type !== 'employees' || commission.part === 'everyone') return []
    const heads = inputs.flatMap((other) =>
      other.type === 'employee' && commissionOf(other)?.key === commission.key ? [other.key] : [],
    )
    const forgotten = heads.filter((head) => !input.besides?.includes(head))
    return [
      ...(commission.part === 'members'
        ? []
        : [
            headProblem(
              template,
              `Вопрос «${input.key}»: председателя, заместителя и секретаря состав называет отдельно, в список берут .members`,
            ),
          ]),
      ...forgotten.map((head) =>
        headProblem(
          template,
          `Вопрос «${input.key}»: ${head} встанет в состав дважды, нужно besides: [${heads.join(', ')}]`,
        ),
      ),
    ]
  })
}

const BUT_HEADS = /кроме (?:председателя|секретаря|руководителя)/i

/** What a hint asks of the user the question sees to itself. */
export const headsAreLeftOutByTheQuestion: Rule = (template) =>
  template.front.inputs.flatMap(({ key, type, hint, besides }) =>
    type === 'employees' && BUT_HEADS.test(hint ?? '') && besides === undefined
      ? [headProblem(template, `Вопрос «${key}»: кого список не повторяет, говорит besides, а не подсказка`)]
      : [],
  )

/** `besides` names questions about one employee of the same paper. */
export const besidesNamesQuestions: Rule = (template) => {
  const one = new Set(template.front.inputs.flatMap(({ key, type }) => (type === 'employee' ? [key] : [])))
  return template.front.inputs.flatMap(({ key, besides = [] }) =>
    besides
      .filter((other) => !one.has(other))
      .map((other) =>
        headProblem(template, `Вопрос «${key}»: в besides нет вопроса об одном работнике ${other}`),
      ),
  )
}
