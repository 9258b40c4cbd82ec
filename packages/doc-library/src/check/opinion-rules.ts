import { headProblem, type Rule } from './rule.ts'

const FACT = 'employeeOpinion.given'
/** Постановление № 2464, пункты 11, 28, 31, 48: what is approved with account of the opinion; the rules of instructions by ТК, ст. 372. */
const REGULATIONS: ReadonlySet<string> = new Set([
  'polozhenie-o-stazhirovke-na-rabochem-meste',
  'polozhenie-o-poryadke-obucheniya-po-ohrane-truda',
  'polozhenie-o-proverke-znaniya-trebovaniy-ohrany-truda',
  'polozhenie-o-razrabotke-i-uchete-instruktsiy',
])

/** Where there is no body nobody's opinion was taken: nothing is said of it, in any paper. */
export const opinionGoesWithItsBody: Rule = (template) =>
  template.front.inputs.flatMap(({ key, fact }) =>
    fact === 'employeeOpinion'
      ? [
          headProblem(
            template,
            `Вопрос «${key}»: где представительного органа нет, слов о мнении не печатают: fact: ${FACT} и {#${key}}…{/${key}}`,
          ),
        ]
      : [],
  )

/** The line is there, and goes where there is no representative body. */
export const opinionIsTaken: Rule = (template) => {
  const { front, lines } = template
  const isAsked =
    (front.kind === 'programme' && front.legalBasis.some(({ act }) => act === 'pp-2464')) ||
    REGULATIONS.has(front.id)
  if (!isAsked) return []
  const question = front.inputs.find(({ fact }) => fact === FACT)
  const stands = question !== undefined && lines.some(({ text }) => text.includes(`{#${question.key}}`))
  return stands
    ? []
    : [
        headProblem(
          template,
          `Утверждают с учётом мнения представительного органа работников (постановление № 2464): вопрос с fact: ${FACT} и строка между {#…} и {/…}`,
        ),
      ]
}
