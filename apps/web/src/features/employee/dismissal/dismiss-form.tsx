import { dismissalDateProblem } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { type EmployeeScope, useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, fieldLabels, textField } from '../../../ui/form/field-table.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { dismissEmployee } from '../api/employees.ts'
import styles from './dismiss-form.module.css'

interface Dismissal {
  dismissedOn: string
}

const TABLE: FieldTable<Dismissal> = {
  dismissedOn: textField({ label: 'Последний рабочий день', isRequired: true, kind: 'day' }),
}

function dismissalSchema({ employee, today }: EmployeeScope): FormSchema<Dismissal, Dismissal> {
  const problemOf = (date: string) =>
    isCalendarDate(date) ? dismissalDateProblem(date, employee.hireDate, today) : 'Дата в виде дд.мм.гггг'
  return {
    '~standard': {
      validate(dismissal) {
        const message = problemOf(dismissal.dismissedOn)
        return message === null ? { value: dismissal } : { issues: [{ message, path: ['dismissedOn'] }] }
      },
    },
  }
}

export function DismissForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const scope = useEmployeeScope()
  const { employee, today } = scope
  const form = useContractForm(dismissalSchema(scope), {
    from: { dismissedOn: today },
    labels: fieldLabels(TABLE),
    save: ({ dismissedOn }) => dismissEmployee(client, employee.id, dismissedOn),
    onSaved: onDone,
  })
  return (
    <FormFrame
      form={{ ...form, problemLine: form.problemOf('dismissedOn') === undefined ? form.problemLine : null }}
      submitLabel="Уволить"
      submitKind="danger"
      leaveLabel="Не увольнять"
      leave={onDone}
    >
      <p className={styles.note}>
        Работник уйдёт из списка и из сроков. Его запись и история останутся, увольнение можно отменить.
      </p>
      <FieldRows
        form={form}
        table={TABLE}
        names={['dismissedOn']}
        prefix="dismissal"
        today={today}
        layout="stacked"
      />
    </FormFrame>
  )
}
