import { isCalendarDate } from '@ot/text'
import { commissionProblem, NOBODY } from './commission-problem.ts'
import type { CommissionValue, CounterpartyFact, FactInput, FactValue, NamedRecord } from './fact.ts'
import type { KnownFact } from './facts.ts'
import type { FactValues } from './paper-answers.ts'

const TEXT_MAX = 1000
const PERSON = 'Выберите работника'

/** `people`: ids of those who work now; `values`: what is said of the other facts. */
export type FactGround = { people: ReadonlySet<number>; values: FactValues }

/** `counterparties`: ids of those that are kept. */
export type AnswerGround = FactGround & { counterparties: ReadonlySet<number> }

/** What is wrong with a value; null: nothing. */
export function factProblem(fact: KnownFact, value: FactInput, ground: AnswerGround): string | null {
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
      return partnersProblem(fact, value, ground)
    case 'place':
    case 'text':
    case 'thing':
      return textProblem(value)
  }
}

function partnersProblem(
  { isSeveral = false }: CounterpartyFact,
  value: FactInput,
  { counterparties }: AnswerGround,
): string | null {
  const partners = namedRecords(value)
  if (partners === null || partners.length === 0) return 'Выберите организацию из списка или назовите новую'
  if (!isSeveral && partners.length > 1) return 'Выберите одну организацию'
  return partners.every((one) => typeof one !== 'number' || counterparties.has(one))
    ? null
    : 'Такой организации нет'
}

/** Records by id or by name; null: something else is said. */
export function namedRecords(value: FactInput): readonly (number | NamedRecord)[] | null {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object') return null
  if (isList(value)) return value
  return 'name' in value ? [value] : null
}

function isList(value: FactInput): value is readonly (number | NamedRecord)[] {
  return Array.isArray(value)
}

/** Nothing in it has to be made first. */
export function isFactValue(value: FactInput): value is FactValue {
  if (typeof value !== 'object') return true
  return isList(value) ? value.every((one) => typeof one === 'number') : !('name' in value)
}

function textProblem(value: FactInput): string | null {
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

function isCommission(value: FactInput): value is CommissionValue {
  return typeof value === 'object' && 'memberIds' in value
}
