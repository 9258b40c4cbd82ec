import { splitAppendices } from '../paper/split-appendices.ts'
import { type Chapter, chaptersOf } from './chapters.ts'
import { headProblem, problemAt, type Rule } from './rule.ts'

const TICKET = /^Билет № (\d+)$/
const FEWEST_TICKETS = 10
const FEWEST_IN_TICKET = 3
const FEWEST_IN_TEST = 15
const FEWEST_OPTIONS = 3

function isQuestion({ kind }: Chapter['blocks'][number]): boolean {
  return kind === 'point' || kind === 'dash'
}

function ticketProblems(tickets: readonly Chapter[]) {
  return tickets.flatMap(({ title, heading, blocks }, index) => {
    const count = blocks.filter(isQuestion).length
    const isNext = Number(TICKET.exec(title)?.[1]) === index + 1
    return [
      ...(isNext ? [] : [problemAt(heading.place, `«${title}» не продолжает предыдущий билет`)]),
      ...(count >= FEWEST_IN_TICKET
        ? []
        : [problemAt(heading.place, `В билете вопросов ${count}, а нужно не меньше ${FEWEST_IN_TICKET}`)]),
    ]
  })
}

function hasOptions(blocks: readonly Chapter['blocks'][number][], index: number): boolean {
  const rest = blocks.slice(index + 1)
  const end = rest.findIndex(({ kind }) => kind !== 'dash')
  return (end === -1 ? rest.length : end) >= FEWEST_OPTIONS
}

/** Tickets of questions, or a test whose questions have options; the answers are in an appendix. */
export const questionsAreComplete: Rule = (template) => {
  if (template.front.kind !== 'questions') return []
  const { main, appendices } = splitAppendices(template.blocks)
  const tickets = chaptersOf(main).filter(({ title }) => TICKET.test(title))
  const problems = ticketProblems(tickets)
  if (tickets.length > 0 && tickets.length < FEWEST_TICKETS) {
    problems.push(headProblem(template, `Билетов ${tickets.length}, а нужно не меньше ${FEWEST_TICKETS}`))
  }
  if (tickets.length === 0) {
    const questions = main.filter((block, index) => block.kind === 'point' && hasOptions(main, index))
    if (questions.length < FEWEST_IN_TEST) {
      const message =
        `Нужны билеты (## Билет № 1 …) либо тест: не меньше ${FEWEST_IN_TEST} вопросов, ` +
        `у каждого не меньше ${FEWEST_OPTIONS} ответов строками с тире`
      problems.push(headProblem(template, message))
    }
  }
  if (appendices.length === 0) {
    problems.push(
      headProblem(template, 'Правильные ответы нужны в приложении (!приложение Правильные ответы)'),
    )
  }
  return problems
}
