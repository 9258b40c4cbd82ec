import type { WorkplaceAnswer } from '@ot/contract'
import {
  type EventFormField,
  normLabel,
  type PersonFacts,
  PROGRAMME_FACTS,
  RECHECK_TEXT,
  type RuleTerm,
  type Section,
  writePeriodicity,
} from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { workplacesQuery } from '../../../lib/company/workplaces.ts'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { medicalFactorsQuery } from '../api/event-queries.ts'
import { useRecordsScope } from '../records-scope.ts'
import { sharedBy } from '../workplace-words.ts'
import type { FormMode } from './event-fields.ts'
import { eventTable } from './event-table.tsx'
import type { EventValues } from './event-values.ts'
import { needsReason, normTerm } from './norm-period.ts'
import { staffChoices } from './staff-choices.ts'

interface EventFieldsOptions {
  form: ContractForm<EventValues>
  section: Section
  mode: FormMode
  labels: Readonly<Record<EventFormField, string>>
  /** Whose ages the terms follow from; null: not known here. */
  person: PersonFacts | null
}

const TAKES_FROM_NORM: readonly EventFormField[] = ['kind', 'programme', 'factorNumber']

export type EventForm = ReturnType<typeof useEventFields>
type Hints = Partial<Record<EventFormField, string>>

/** A form with what the norms say beside its fields. */
export function useEventFields(options: EventFieldsOptions) {
  const { form, section, mode, labels, person } = options
  const { company, today } = useRecordsScope()
  const factors = useQuery({ ...medicalFactorsQuery(), enabled: section === 'medical' }).data ?? []
  const workplaces = useQuery({ ...workplacesQuery(company.id), enabled: section === 'sout' }).data ?? []
  const termOf = (values: EventValues) => normTerm({ section, values, person, factors, today })
  const staff = useQuery({ ...employeesQuery(company.id), enabled: section === 'briefing' }).data
  const people = useMemo(() => staffChoices(staff ?? []), [staff])
  const { values } = form
  const term = termOf(values)

  /** What belongs to a field by the choice made in it: a kind of briefing brings its period. */
  function choose<K extends EventFormField>(field: K, value: EventValues[K]): void {
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
  const table = eventTable({ labels, mode, workplaces, people })
  const hints: Hints = {
    ...hintsOf(values, term),
    workplaceNumber: workplaceHint(values.workplaceNumber, workplaces),
  }
  return { form, mode, table, choose, hints, asksReason }
}

function hintsOf(values: EventValues, term: RuleTerm | null): Hints {
  const hours = minHours(values)
  return {
    ...HINTS,
    ...(term !== null && { periodicity: `${term.reason} ${normLabel(term.normId, term.clause)}` }),
    ...(hours !== null && { hours: `По программе — не меньше ${hours}` }),
    ...(values.result === 'failed' && { result: RECHECK_TEXT }),
  }
}

const HINTS: Hints = {
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

function workplaceHint(number: string, workplaces: readonly WorkplaceAnswer[]): string {
  if (number.trim() === '') return 'Номер по отчёту: выберите из списка или введите новый'
  const found = workplaces.find((workplace) => workplace.number === number.trim())
  return found === undefined
    ? 'Такого рабочего места ещё нет: оно появится'
    : `${found.name}. ${sharedBy(found.employeeIds.length)}`
}
