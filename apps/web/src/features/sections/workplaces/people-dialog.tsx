import type { EmployeeAnswer, EventOf, WorkplaceAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import { conflictLines } from '../../../lib/form/save-conflict.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, manyField } from '../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { PEOPLE_LABEL, type People, usePlacing } from './use-placing.ts'

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
  const { company, today } = useRecordsScope()
  const placing = usePlacing(workplace, assessments, onSaved)
  const { form } = placing
  const table: FieldTable<People> = {
    employeeIds: manyField({
      label: PEOPLE_LABEL,
      hint: 'Класс, даты отчёта и срок у всех на этом рабочем месте общие',
      choices: employees.map((employee) => ({ value: employee.id, label: fullName(employee) })),
      placeholder: 'Фамилия',
    }),
  }
  return (
    <>
      <FormFrame form={form} submitLabel="Сохранить" {...frame}>
        <FieldRows
          form={form}
          table={table}
          names={['employeeIds']}
          prefix="workplace-people"
          today={today}
        />
      </FormFrame>
      <SaveConflictDialog
        of={placing}
        timeZone={company.timeZone}
        linesOf={(stored) => [
          ...conflictLines(table, placing.sidesOver(stored)),
          ...placing.placedElsewhere(stored),
        ]}
        onShowStored={() => {
          onSaved()
          void refreshAfter(client, 'event')
        }}
      />
    </>
  )
}
