import { HAZARD_KINDS, type HazardKind } from '@ot/domain'
import { lowerFirst, upperFirst } from '@ot/text'
import { HAZARD_KIND_FACTS } from '../lists/hazard-kinds.ts'
import type { Profession } from './profession.ts'
import { COMMON_QUESTIONS, type Question, WORKS } from './texts.ts'

const LETTERS = ['а', 'б', 'в'] as const
const OTHER_WORKS = [53, 107]
const PPE_QUESTIONS = 3

export type TestQuestion = { question: string; options: readonly string[]; letter: string; answer: string }

/** What does not belong to the profession: the works of other professions, in a fixed order. */
function otherWorks({ id, work }: Profession): string[] {
  const different = WORKS.filter((other) => other.work !== work.work)
  return OTHER_WORKS.flatMap((step) => different[(id + step) % different.length]?.work ?? [])
}

function otherHazards({ profile }: Profession): string[] {
  const strange = HAZARD_KINDS.filter((kind) => !profile.hazards.includes(kind))
  const [first, second] = [strange.at(0), strange.at(-1)]
  const titleOf = (kind: HazardKind | undefined) =>
    kind === undefined ? [] : [HAZARD_KIND_FACTS[kind].title]
  return [...titleOf(first), ...titleOf(second)]
}

function ofProfession(profession: Profession): Question[] {
  const { names, work, profile, ppe } = profession
  const dangers = profile.hazards.slice(0, 2).map((kind) => HAZARD_KIND_FACTS[kind].title)
  const [first] = dangers
  return [
    {
      q: `Какие работы выполняет ${names.nominative}?`,
      right: upperFirst(work.work),
      wrong: otherWorks(profession).map(upperFirst),
    },
    ...(first === undefined
      ? []
      : [
          {
            q: `Какая опасность есть на рабочем месте ${names.genitive}?`,
            right: first,
            wrong: otherHazards(profession),
          },
        ]),
    ...ppe.slice(0, PPE_QUESTIONS).map(({ name, check }) => ({
      q: `Что проверить, прежде чем применять: ${lowerFirst(name)}?`,
      right: upperFirst(check),
      wrong: ['Только цвет и рисунок', 'Ничего: проверяет поставщик'],
    })),
  ]
}

/** Of this profession first, then of its hazards and trade, then of everybody. */
export function questionsOf(profession: Profession): Question[] {
  const { hazards, trade } = profession
  return [
    ...ofProfession(profession),
    ...hazards.flatMap(({ questions }) => questions),
    ...trade.questions,
    ...COMMON_QUESTIONS,
  ]
}

/** The right answer stands at a place that only the number of the question tells. */
export function testOf(profession: Profession): TestQuestion[] {
  return questionsOf(profession).map(({ q, right, wrong }, index) => {
    const place = (index * 2 + profession.id) % LETTERS.length
    const options = wrong.toSpliced(place, 0, right)
    return { question: q, options, letter: LETTERS[place] ?? LETTERS[0], answer: right }
  })
}

export function optionLines(options: readonly string[]): string[] {
  return options.map((option, index) => `${LETTERS[index] ?? ''}) ${option}`)
}
