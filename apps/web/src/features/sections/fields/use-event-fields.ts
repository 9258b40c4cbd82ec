import {
  normLabel,
  type PersonFacts,
  PROGRAMME_FACTS,
  RECHECK_TEXT,
  type RuleTerm,
  type Section,
  writePeriodicity,
} from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { medicalFactorsQuery } from '../api/events.ts'
import { useRecordsScope } from '../records-scope.ts'
import type { FormMode } from './event-fields.ts'
import type { EventField, EventValues } from './event-values.ts'
import type { EventForm } from './field-props.ts'
import { needsReason, normTerm } from './norm-period.ts'

interface EventFieldsOptions {
  form: ContractForm<EventValues>
  section: Section
  mode: FormMode
  labels: EventForm['labels']
  /** Whose ages the terms follow from; null: not known here. */
  person: PersonFacts | null
}

const TAKES_FROM_NORM: readonly EventField[] = ['kind', 'programme', 'factorNumber']

/** A form with what the norms say beside its fields. */
export function useEventFields(options: EventFieldsOptions): EventForm & { asksReason: boolean } {
  const { form, section, mode, labels, person } = options
  const { today } = useRecordsScope()
  const factors = useQuery({ ...medicalFactorsQuery(), enabled: section === 'medical' }).data ?? []
  const termOf = (values: EventValues) => normTerm({ section, values, person, factors, today })
  const { values } = form
  const term = termOf(values)

  function choose<K extends EventField>(field: K, value: EventValues[K]): void {
    form.set(field, value)
    if (mode !== 'add' || !TAKES_FROM_NORM.includes(field)) return
    const chosen = { ...values, [field]: value }
    const asked = termOf(chosen)
    if (asked !== null) form.set('periodicity', writePeriodicity(asked.periodicity))
    const hours = field === 'programme' ? minHours(chosen) : null
    if (hours !== null && values.hours === '') form.set('hours', String(hours))
  }

  const asksReason =
    needsReason(values.periodicity, term) ||
    values.periodReason !== '' ||
    form.problemOf('periodReason') !== undefined
  return { form, section, mode, labels, choose, hints: hintsOf(values, term), asksReason }
}

function hintsOf(values: EventValues, term: RuleTerm | null): EventForm['hints'] {
  const hours = minHours(values)
  return {
    ...HINTS,
    ...(term !== null && { periodicity: `${term.reason} ${normLabel(term.normId, term.clause)}` }),
    ...(hours !== null && { hours: `По программе — не меньше ${hours}` }),
    ...(values.result === 'failed' && { result: RECHECK_TEXT }),
  }
}

const HINTS: EventForm['hints'] = {
  firstDeadline: 'Если ещё не сделано: к какому дню должно быть',
  name: 'Пустое — по пункту приказа',
  conclusion: 'Только вывод: диагнозы и результаты обследований сюда не вносят',
  providerInn: 'Если обучала не сама организация: нужен реестру обученных',
  quantity: 'Пустое — норма без количества: «до износа», «200 г в месяц»',
  registeredOn: 'С этого дня считаются пять лет',
}

function minHours({ programme }: EventValues): number | null {
  return programme === null ? null : PROGRAMME_FACTS[programme].minHours
}
