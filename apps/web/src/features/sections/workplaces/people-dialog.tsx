import type { EmployeeAnswer, EventOf, WorkplaceAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fullName } from '../../../lib/company/employee-name.ts'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { MultiChoiceControl } from '../../../ui/multi-choice-control.tsx'
import { placeEmployees } from '../api/workplaces.ts'

interface People {
  employeeIds: readonly number[]
}

/** Any employees, or none. */
const peopleSchema: FormSchema<People, People> = { '~standard': { validate: (value) => ({ value }) } }

interface PeopleDialogProps {
  workplace: WorkplaceAnswer
  employees: readonly EmployeeAnswer[]
  assessments: readonly EventOf<'sout'>[]
  isOpen: boolean
  onClose: () => void
}

/** Who works on the workplace: its assessment is theirs. */
export function PeopleDialog({ isOpen, onClose, ...about }: PeopleDialogProps) {
  return (
    <FormDialog
      title={`Работники рабочего места № ${about.workplace.number}`}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(frame) => <PeopleForm {...about} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

type PeopleFormProps = Omit<PeopleDialogProps, 'isOpen' | 'onClose'> & {
  frame: FormInDialog
  onSaved: () => void
}

function PeopleForm({ workplace, employees, assessments, frame, onSaved }: PeopleFormProps) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const [from] = useState<People>(() => ({ employeeIds: workplace.employeeIds }))
  const form = useContractForm(peopleSchema, {
    from,
    onSaved,
    save: ({ employeeIds: chosen }) =>
      placeEmployees(client, workplace, { before: from.employeeIds, chosen, assessments, keyFor }),
  })
  const choices = employees.map((employee) => ({ value: employee.id, label: fullName(employee) }))
  const row = {
    id: 'workplace-people',
    label: 'Работники',
    hint: 'Класс, даты отчёта и срок у всех на этом рабочем месте общие',
  }
  return (
    <FormFrame form={form} submitLabel="Сохранить" {...frame}>
      <FormRow {...row}>
        <MultiChoiceControl
          frame={row}
          choices={choices}
          chosen={choices.filter(({ value }) => form.values.employeeIds.includes(value))}
          placeholder="Фамилия"
          onChange={(employeeIds) => form.set('employeeIds', employeeIds)}
        />
      </FormRow>
    </FormFrame>
  )
}
