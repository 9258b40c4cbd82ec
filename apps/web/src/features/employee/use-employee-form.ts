import type { EmployeeAnswer, EmployeeFields } from '@ot/contract'
import { EMPLOYEE_FIELD_LABELS } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEmployeeScope } from '../../lib/company/employee-scope.ts'
import type { ContractForm } from '../../lib/form/use-contract-form.ts'
import { useVersionedForm } from '../../lib/form/use-versioned-form.ts'
import { changeEmployee, readEmployee, spreadEmployee } from './api/employees.ts'
import { employeeChanges, employeeSchema } from './employee-schema.ts'
import { type EmployeeValues, employeeValues } from './employee-values.ts'
import { useMovedTerms } from './use-moved-terms.ts'

export type EmployeeForm = ContractForm<EmployeeValues>

/** The form of one who works here: counted from the record that was there when the form was opened. */
export function useEmployeeForm(draft: string, onSaved: () => void) {
  const client = useQueryClient()
  const { employee, today } = useEmployeeScope()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(employee)
  const [from] = useState(() => employeeValues(employee))

  const terms = useMovedTerms(base.id)

  async function save(checked: EmployeeFields, version: number): Promise<void> {
    const changes = employeeChanges(base, checked)
    if (Object.keys(changes).length === 0) return
    await changeEmployee(client, { id: base.id, version }, changes)
  }

  const versioned = useVersionedForm(employeeSchema(today), {
    from,
    draft,
    labels: EMPLOYEE_FIELD_LABELS,
    version: base.version,
    holdBack: (checked) => terms.holdBack(employeeChanges(base, checked)),
    save,
    readStored: () => readEmployee(base.id),
    onSaved,
  })
  function agreeToTerms(): void {
    terms.agree()
    void versioned.form.submit()
  }

  return {
    ...versioned,
    terms,
    agreeToTerms,
    base,
    takeStored: (stored: EmployeeAnswer) => spreadEmployee(client, stored),
  }
}
