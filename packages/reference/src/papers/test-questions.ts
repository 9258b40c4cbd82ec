import type { Profession } from './profession.ts'
import { COMMON_QUESTIONS } from './texts.ts'
import type { Question } from './written-text.ts'

const LETTERS = ['а', 'б', 'в', 'г'] as const
/** Not more than 30 questions of a hundred are about everybody's work. */
const COMMON_SHARE = 0.3

export type TestQuestion = { question: string; options: readonly string[]; letter: string; answer: string }

/** Of this trade and its hazards first, then of everybody. */
export function tradeQuestions({ told }: Profession): Question[] {
  const own = told.questions
  const common = Math.floor((own.length * COMMON_SHARE) / (1 - COMMON_SHARE))
  return [...own, ...COMMON_QUESTIONS.slice(0, common)]
}

/** The right answer stands at a place that only the number of the question tells. */
export function testOf(profession: Profession): TestQuestion[] {
  return tradeQuestions(profession).map(({ q, right, wrong }, index) => {
    const place = (index * 2 + profession.id) % (wrong.length + 1)
    const options = wrong.toSpliced(place, 0, right)
    return { question: q, options, letter: LETTERS[place] ?? LETTERS[0], answer: right }
  })
}

/** As many are asked aloud at once. */
const ASKED_AT_ONCE = 3

/** The questions of the test dealt out, so that those of everybody's work do not gather in one ticket. */
export function ticketLines(test: readonly TestQuestion[]): string[] {
  const tickets = Math.max(1, Math.floor(test.length / ASKED_AT_ONCE))
  return Array.from({ length: tickets }, (_, ticket) => {
    const dealt = test.flatMap(({ question }, index) =>
      index % tickets === ticket ? [`${question} (${index + 1})`] : [],
    )
    return [`Билет № ${ticket + 1}`, ...dealt.map((question, index) => `${index + 1}. ${question}`)]
  }).flat()
}

export function optionLines(options: readonly string[]): string[] {
  return options.map((option, index) => `${LETTERS[index] ?? ''}) ${option}`)
}
