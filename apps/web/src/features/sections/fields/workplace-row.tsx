import type { WorkplaceAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { FormRow } from '../../../ui/form-row.tsx'
import { SuggestControl } from '../../../ui/suggest-control.tsx'
import { workplacesQuery } from '../api/events.ts'
import { useRecordsScope } from '../records-scope.ts'
import { sharedBy } from '../workplace-words.ts'
import { type EventForm, eventFrame } from './field-props.ts'

const NUMBER_MAX = 50

/** One of the assessed workplaces, found by its number or its name, or the number of a new one. */
export function WorkplaceRow({ of }: { of: EventForm }) {
  const { company } = useRecordsScope()
  const workplaces = useQuery(workplacesQuery(company.id)).data ?? []
  const number = of.form.values.workplaceNumber
  const frame = { ...eventFrame(of, 'workplaceNumber'), hint: hintOf(number, workplaces) }
  return (
    <FormRow {...frame}>
      <SuggestControl
        frame={frame}
        suggestions={workplaces.map((workplace) => ({ value: workplace.number, label: labelOf(workplace) }))}
        ownText="Новое рабочее место"
        value={number}
        maxLength={NUMBER_MAX}
        onChange={(value) => of.form.set('workplaceNumber', value)}
      />
    </FormRow>
  )
}

function labelOf({ number, name }: WorkplaceAnswer): string {
  return `№ ${number} — ${name}`
}

function hintOf(number: string, workplaces: readonly WorkplaceAnswer[]): string {
  if (number.trim() === '') return 'Номер по отчёту: выберите из списка или введите новый'
  const found = workplaces.find((workplace) => workplace.number === number.trim())
  return found === undefined
    ? 'Такого рабочего места ещё нет: оно появится'
    : `${found.name}. ${sharedBy(found.employeeIds.length)}`
}
