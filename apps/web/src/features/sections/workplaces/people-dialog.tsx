import type { EmployeeAnswer, EventOf, WorkplaceAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fullName } from '../../../lib/company/employee-name.ts'
import { placeEmployees } from '../../../lib/company/workplaces.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type AskedTable, manyField } from '../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { useRecordsScope } from '../records-scope.ts'

interface People {
  employeeIds: readonly number[]
}

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
      title={`Работники рабочего места №\u00a0${about.workplace.number}`}
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
  const form = useContractForm(typedForm<People>(), {
    from,
    onSaved,
    save: ({ employeeIds: chosen }) =>
      placeEmployees(client, workplace, { before: from.employeeIds, chosen, assessments, keyFor }),
  })
  const { today } = useRecordsScope()
  const table: AskedTable<People> = {
    employeeIds: manyField({
      label: 'Работники',
      hint: 'Класс, даты отчёта и срок у всех на этом рабочем месте общие',
      choices: employees.map((employee) => ({ value: employee.id, label: fullName(employee) })),
      placeholder: 'Фамилия',
    }),
  }
  return (
    <FormFrame form={form} submitLabel="Сохранить" {...frame}>
      <FieldRows form={form} table={table} names={['employeeIds']} prefix="workplace-people" today={today} />
    </FormFrame>
  )
}
