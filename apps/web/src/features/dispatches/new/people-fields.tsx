import type { EmployeeAnswer } from '@ot/contract'
import { lowerFirst } from '@ot/text'
import { fullName } from '../../../lib/company/employee-name.ts'
import type { Departments } from '../../../lib/company/employee-scope.ts'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { Field } from '../../../ui/field.tsx'
import { MultiChoiceControl } from '../../../ui/multi-choice-control.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { EmailsMissing } from './emails-missing.tsx'
import styles from './new-dispatch.module.css'
import { DISPATCH_LABELS, type NewDispatchValues } from './new-dispatch-values.ts'
import { WholeGroups } from './whole-groups.tsx'

const ADDRESSES_MAX = 20_000
const MANY = 8

interface PeopleFieldsProps {
  form: ContractForm<NewDispatchValues>
  employees: readonly EmployeeAnswer[]
  departments: Departments
}

/** Employees by name or by department, and anybody else by an e-mail. */
export function PeopleFields({ form, employees, departments }: PeopleFieldsProps) {
  const { values, set, problemOf } = form
  const choices = employees.map((employee) => ({
    value: employee.id,
    label: `${fullName(employee)} — ${lowerFirst(employee.positionStaff ?? employee.position.name)}`,
  }))
  const names = new Map(employees.map((employee) => [employee.id, fullName(employee)]))
  const error = problemOf('employeeIds') ?? problemOf('recipients')
  const frame = { id: 'dispatch-employees', label: DISPATCH_LABELS.employeeIds, error }
  const choose = (ids: readonly number[]) => set('employeeIds', ids)
  return (
    <>
      <Field {...frame}>
        <div className={values.employeeIds.length > MANY ? styles.many : undefined}>
          <MultiChoiceControl
            frame={frame}
            choices={choices}
            chosen={values.employeeIds.map((id) => ({ value: id, label: names.get(id) ?? '' }))}
            placeholder={values.employeeIds.length === 0 ? 'Фамилия или должность' : 'Добавить ещё'}
            message={employees.length === 0 ? 'Работников пока нет' : undefined}
            onChange={choose}
          />
        </div>
        <WholeGroups
          employees={employees}
          departments={departments}
          values={values.employeeIds}
          onChange={choose}
        />
      </Field>
      <EmailsMissing form={form} employees={employees} />
      <TextArea
        frame={{
          id: 'dispatch-addresses',
          label: DISPATCH_LABELS.addresses,
          error: problemOf('addresses'),
          hint: 'Электронная почта тех, кого нет среди работников: через запятую или с новой строки, можно с именем',
        }}
        rows={2}
        maxLength={ADDRESSES_MAX}
        value={values.addresses}
        onChange={(value) => set('addresses', value)}
      />
    </>
  )
}
