import { counted } from '@ot/text'
import { type CommissionFact, type CommissionValue, FEWEST_MEMBERS } from './fact.ts'
import { everyoneIn } from './fact-answer.ts'
import { type FactKey, findFact } from './facts.ts'
import type { FactValues } from './paper-answers.ts'

export const NOBODY = 'Такого работника нет'
const PEOPLE = ['человек', 'человека', 'человек'] as const

/** What is wrong with who is named in a commission; null: nothing. */
export function commissionProblem(
  fact: CommissionFact,
  value: CommissionValue,
  { people, values }: { people: ReadonlySet<number>; values: FactValues },
): string | null {
  const { chairId, deputyId, secretaryId, memberIds } = value
  if (chairId === null) return 'Назовите председателя комиссии'
  const named = [chairId, deputyId, secretaryId].flatMap((id) => id ?? []).concat(memberIds)
  if (!named.every((id) => people.has(id))) return NOBODY
  const size = everyoneIn(value).length
  if (size < named.length) return 'Один человек назван в комиссии дважды'
  return fact.side === undefined ? sizeProblem(fact, size) : sideProblem(fact.side, size, values)
}

function sizeProblem({ odd }: CommissionFact, size: number): string | null {
  if (size < FEWEST_MEMBERS) return `В комиссии не меньше ${FEWEST_MEMBERS} человек`
  if (odd === undefined || size % 2 === 1) return null
  return `В комиссии нечётное число человек, а ${namedText(size)}: ${odd}`
}

/** Both sides are equal: Labour Code, art. 224. */
function sideProblem(side: string, size: number, values: FactValues): string | null {
  const expected = sideSize(side, values)
  if (expected === null || expected === size) return null
  return `Стороны комитета равны: от каждой ${expected}, а ${namedText(size)}. Число меняют в вопросе «${findFact(side)?.label ?? ''}»`
}

function namedText(size: number): string {
  return `названо ${counted(size, PEOPLE).replace('\u00a0', ' ')}`
}

/** How many people each side has; null: nobody has said. */
export function sideSize(side: string, values: ReadonlyMap<FactKey, unknown>): number | null {
  const fact = findFact(side)
  const size = fact === null ? undefined : values.get(fact.key)
  return typeof size === 'number' ? size : null
}
