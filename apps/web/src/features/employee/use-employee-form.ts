import type { EmployeeAnswer, EmployeeFields, MovedTerm } from '@ot/contract'
import { COUNTED_DAYS, EMPLOYEE_FIELD_LABELS } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readEmployee } from '../../lib/company/employee.ts'
import { useEmployeeScope } from '../../lib/company/employee-scope.ts'
import type { ContractForm } from '../../lib/form/use-contract-form.ts'
import { useVersionedForm } from '../../lib/form/use-versioned-form.ts'
import type { SeenVersion } from '../../lib/http/seen-version.ts'
import { changeEmployee, readMovedTerms, spreadEmployee } from './api/employees.ts'
import { employeeChanges, employeeSchema } from './employee-schema.ts'
import { type EmployeeValues, employeeValues } from './employee-values.ts'

const NOT_SAVED = 'Ещё не записано: посмотрите, какие сроки изменятся.'

export type EmployeeForm = ContractForm<EmployeeValues>

/** The form of one who works here: counted from the record that was there when the form was opened. */
export function useEmployeeForm(draft: string, onSaved: () => void) {
  const client = useQueryClient()
  const { employee, today } = useEmployeeScope()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(employee)
  const [from] = useState(() => employeeValues(employee))

  const terms = useMovedTerms(base.id)

  async function save(checked: EmployeeFields, version: SeenVersion): Promise<void> {
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

/** Whoever changes a day that terms count from sees which of them move before it is saved. */
function useMovedTerms(employeeId: number) {
  const confirmed = useRef('')
  const [asked, setAsked] = useState<{ changes: string; moved: readonly MovedTerm[] } | null>(null)

  return {
    moved: asked?.moved ?? null,
    /** Null when nothing moves, or when what moves has been seen and agreed to. */
    async holdBack(changes: Partial<EmployeeFields>): Promise<string | null> {
      if (!COUNTED_DAYS.some((field) => field in changes)) return null
      const key = JSON.stringify(changes)
      if (key === confirmed.current) return null
      const moved = await readMovedTerms(employeeId, changes)
      if (moved.length === 0) return null
      setAsked({ changes: key, moved })
      return NOT_SAVED
    },
    agree(): void {
      confirmed.current = asked?.changes ?? ''
      setAsked(null)
    },
    goBack: () => setAsked(null),
  }
}
