import type { CalendarDate } from '../calendar/calendar.ts'
import { findResponsibilityRole } from '../responsibility/responsibilities.ts'
import { checkRoleTraining, type HeldTraining, type RoleTraining } from '../responsibility/role-training.ts'
import { commissionProblem } from './commission-problem.ts'
import type { FactValue } from './fact.ts'
import { everyoneIn } from './fact-answer.ts'
import type { FactGround } from './fact-problem.ts'
import type { KnownFact } from './facts.ts'

/** What is known of the people whom facts name. */
export type WarningGround = FactGround & {
  training: ReadonlyMap<number, readonly HeldTraining[]>
  nameOf: (id: number) => string
  today: CalendarDate
}

/** What the people of a fact are to have learnt; null: nothing. */
export function trainingOf(fact: KnownFact): RoleTraining | null {
  if (fact.type === 'person' && fact.role !== undefined)
    return findResponsibilityRole(fact.role)?.training ?? null
  return fact.type === 'person' || fact.type === 'commission' ? (fact.training ?? null) : null
}

/** What an answer is accepted with and is still wrong: somebody has not been trained, the sides have become unequal. */
export function factWarnings(fact: KnownFact, value: FactValue | null, ground: WarningGround): string[] {
  if (value === null) return []
  return [...untrained(fact, value, ground), ...unequal(fact, value, ground)]
}

function untrained(
  fact: KnownFact,
  value: FactValue,
  { people, training, nameOf, today }: WarningGround,
): string[] {
  const demand = trainingOf(fact)
  if (demand === null) return []
  return peopleOf(value)
    .filter((id) => people.has(id))
    .flatMap((id) => {
      const { state, explanation } = checkRoleTraining(demand, training.get(id) ?? [], today)
      return state === 'missing' || state === 'overdue' ? [`${nameOf(id)}: обучение. ${explanation}`] : []
    })
}

function unequal(fact: KnownFact, value: FactValue, ground: WarningGround): string[] {
  if (fact.type !== 'commission' || typeof value !== 'object' || !('memberIds' in value)) return []
  const problem = commissionProblem(fact, value, ground)
  return problem === null ? [] : [problem]
}

/** Whom an answer names. */
export function peopleOf(value: FactValue): readonly number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object') return []
  return 'memberIds' in value ? everyoneIn(value) : value
}
