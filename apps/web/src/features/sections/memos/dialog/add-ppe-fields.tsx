import type { EmployeeAnswer } from '@ot/contract'
import { EVENT_FIELD_LABELS, type PpeEventType } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import { Field } from '../../../../ui/field.tsx'
import { SuggestControl } from '../../../../ui/suggest-control.tsx'
import { TextControl } from '../../../../ui/text-control.tsx'
import { sectionEventsQuery } from '../../api/event-queries.ts'
import { useRecordsScope } from '../../records-scope.ts'
import {
  type AddedFields,
  type AddedValues,
  issuedNames,
  ppeLine,
  ppeProblems,
  quantityChoices,
  returnablePpe,
} from '../added-line.ts'

const PPE_MAX = 500
const DIGITS_MAX = 4

interface Added {
  employee: EmployeeAnswer
  departments: readonly { id: number; name: string }[]
  number: number
}

export function usePpeAdding(operation: PpeEventType) {
  const { company } = useRecordsScope()
  const { data: events = [] } = useQuery(sectionEventsQuery(company.id, 'ppe', { due: false }))
  return {
    events,
    problemsOf: ppeProblems,
    lineOf: (added: Added, filled: AddedValues) => ppeLine(added, filled, { operation, events }),
  }
}

interface AddPpeFieldsProps {
  operation: PpeEventType
  adding: ReturnType<typeof usePpeAdding>
  of: AddedFields
}

/** What and how many: anything is issued, but only what is on hand comes back. */
export function AddPpeFields({ operation, adding: { events }, of }: AddPpeFieldsProps) {
  const { filled, problems } = of
  const ppe = { id: 'memo-add-ppe', label: EVENT_FIELD_LABELS.ppe, isRequired: true, error: problems.ppe }
  const quantity = {
    id: 'memo-add-quantity',
    label: 'Количество',
    isRequired: true,
    error: problems.quantity,
  }
  const Fields = operation === 'return' ? ReturnFields : IssueFields
  return <Fields events={events} filled={filled} fill={of.fill} ppe={ppe} quantity={quantity} />
}

interface FieldsProps extends Pick<AddedFields, 'filled' | 'fill'> {
  events: ReturnType<typeof usePpeAdding>['events']
  ppe: { id: string; label: string; isRequired: boolean; error: string | undefined }
  quantity: { id: string; label: string; isRequired: boolean; error: string | undefined }
}

function ReturnFields({ events, filled, fill, ppe, quantity }: FieldsProps) {
  const owned = returnablePpe(events, filled.employeeId)
  const names = [...new Set(owned.map((event) => event.ppe))].map((name) => ({ value: name, label: name }))
  const chosen = owned.find((event) => event.ppe === filled.ppe)
  return (
    <>
      <Field {...ppe}>
        <ChoiceControl
          frame={ppe}
          choices={names}
          value={filled.ppe}
          message={messageOf(filled.employeeId, names.length)}
          onChange={(name) => fill({ ppe: name, quantity: '' })}
        />
      </Field>
      <Field {...quantity}>
        <ChoiceControl
          frame={quantity}
          choices={quantityChoices(chosen)}
          value={filled.quantity}
          message={chosen === undefined ? 'Сначала выберите СИЗ' : undefined}
          onChange={(count) => fill({ quantity: count })}
        />
      </Field>
    </>
  )
}

function messageOf(employeeId: number | null, count: number): string | undefined {
  if (employeeId === null) return 'Сначала выберите работника'
  return count === 0 ? 'На руках у работника ничего нет' : undefined
}

function IssueFields({ events, filled, fill, ppe, quantity }: FieldsProps) {
  return (
    <>
      <Field {...ppe}>
        <SuggestControl
          frame={ppe}
          suggestions={issuedNames(events, filled.employeeId)}
          maxLength={PPE_MAX}
          value={filled.ppe}
          onChange={(name) => fill({ ppe: name })}
        />
      </Field>
      <Field {...quantity}>
        <TextControl
          frame={quantity}
          inputMode="numeric"
          autoComplete="off"
          maxLength={DIGITS_MAX}
          value={filled.quantity}
          onChange={(count) => fill({ quantity: count })}
        />
      </Field>
    </>
  )
}
