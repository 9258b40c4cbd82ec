import type { CallInput, FactAnswer } from '@ot/contract'
import type { FactType } from '@ot/domain'
import type { AnswerValue, FieldQuestion } from '../../ui/form/question-field.tsx'
import { formAnswer, sentAnswer } from '../../ui/form/question-value.ts'

type Value = NonNullable<FactAnswer['value']>
type Options = FactAnswer['options']
type SentFact = NonNullable<CallInput<'PUT /api/facts'>['body']['values']>[string]
export type CommissionAnswer = Extract<Value, { memberIds: unknown }>

/** What stands in the form: a commission as it is kept, «да» and «нет» and one of several as text. */
export type FactFormValue = AnswerValue | CommissionAnswer

/** By a fact's key. */
export type FactFormValues = Record<string, FactFormValue>

const NOBODY: CommissionAnswer = { chairId: null, deputyId: null, secretaryId: null, memberIds: [] }

/** Which question of the field kit asks for a fact of one answer. */
export function questionType(type: Exclude<FactType, 'commission'>): FieldQuestion['type'] {
  switch (type) {
    case 'person':
      return 'employee'
    case 'people':
      return 'employees'
    case 'number':
    case 'date':
      return type
    case 'choice':
    case 'counterparty':
    case 'place':
    case 'text':
    case 'thing':
    case 'yesNo':
      return 'text'
  }
}

/** What is proposed stands there as if it had been typed. */
export function formValues(facts: readonly FactAnswer[]): FactFormValues {
  return Object.fromEntries(facts.map((fact) => [fact.key, formValue(fact)]))
}

export function formValue({ type, value, isAbsent, proposal, options }: FactAnswer): FactFormValue {
  if (type === 'counterparty') return namesOf(value, options)
  const shown = value ?? (isAbsent ? null : (proposal?.value ?? null))
  if (type === 'commission') return isCommission(shown) ? shown : NOBODY
  if (typeof shown === 'boolean') return shown ? 'yes' : 'no'
  return formAnswer(questionType(type), shown)
}

/** An empty answer as null. */
export function sentValue(
  { type, options }: Pick<FactAnswer, 'type' | 'options'>,
  value: FactFormValue,
): SentFact {
  if (isCommission(value)) return isEmpty(value) ? null : value
  if (type === 'commission') return null
  if (type === 'counterparty') return typeof value === 'string' ? recordsNamed(value, options) : null
  const sent = sentAnswer(questionType(type), value)
  return type === 'yesNo' && sent !== null ? sent === 'yes' : sent
}

const SEPARATOR = '; '

/** Records by their names: one of one's own is added by being named. */
function namesOf(value: FactAnswer['value'], options: Options): string {
  const ids = typeof value === 'number' ? [value] : Array.isArray(value) ? value : []
  return ids
    .flatMap((id) => options?.find((option) => option.value === String(id))?.label ?? [])
    .join(SEPARATOR)
}

function recordsNamed(typed: string, options: Options): SentFact {
  const known = (name: string) => options?.find(({ label }) => label === name)
  const whole = typed.trim()
  const names = known(whole) === undefined ? whole.split(';').map((name) => name.trim()) : [whole]
  const records = names
    .filter((name) => name !== '')
    .map((name) => {
      const option = known(name)
      return option === undefined ? { name } : Number(option.value)
    })
  return records.length === 0 ? null : records
}

export function isCommission(value: FactAnswer['value'] | FactFormValue): value is CommissionAnswer {
  return typeof value === 'object' && value !== null && 'memberIds' in value
}

function isEmpty({ chairId, deputyId, secretaryId, memberIds }: CommissionAnswer): boolean {
  return chairId === null && deputyId === null && secretaryId === null && memberIds.length === 0
}
