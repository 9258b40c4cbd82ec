import { isCalendarDate } from '@ot/text'
import { commissionProblem, NOBODY } from './commission-problem.ts'
import type { CommissionValue, FactValue } from './fact.ts'
import type { KnownFact } from './facts.ts'
import type { FactValues } from './paper-answers.ts'

const TEXT_MAX = 1000
const PERSON = 'Выберите работника'

/** `people`: ids of those who work now; `values`: what is said of the other facts. */
export type FactGround = { people: ReadonlySet<number>; values: FactValues }

/** What is wrong with a value; null: nothing. */
export function factProblem(fact: KnownFact, value: FactValue, ground: FactGround): string | null {
  const { people } = ground
  switch (fact.type) {
    case 'person':
      return typeof value === 'number' ? personProblem(value, people) : PERSON
    case 'people':
      return Array.isArray(value) ? peopleProblem(value, people) : 'Выберите работников'
    case 'commission':
      return isCommission(value)
        ? commissionProblem(fact, value, ground)
        : 'Назовите председателя и членов комиссии'
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? null : 'Ожидается число'
    case 'yesNo':
      return typeof value === 'boolean' ? null : 'Ожидается «да» или «нет»'
    case 'date':
      return typeof value === 'string' && isCalendarDate(value) ? null : 'Дата в виде ГГГГ-ММ-ДД'
    case 'choice':
      return fact.options.some((option) => option.value === value) ? null : 'Выберите один из ответов'
    case 'counterparty':
    case 'place':
    case 'text':
    case 'thing':
      return textProblem(value)
  }
}

function textProblem(value: FactValue): string | null {
  if (typeof value !== 'string' || value.trim() === '') return 'Ожидается текст'
  return value.length > TEXT_MAX ? `Не длиннее ${TEXT_MAX} знаков` : null
}

function personProblem(id: number, people: ReadonlySet<number>): string | null {
  return people.has(id) ? null : NOBODY
}

function peopleProblem(ids: readonly unknown[], people: ReadonlySet<number>): string | null {
  const isKnown = ids.every((id) => typeof id === 'number' && people.has(id))
  return isKnown ? null : NOBODY
}

function isCommission(value: FactValue): value is CommissionValue {
  return typeof value === 'object' && 'memberIds' in value
}
