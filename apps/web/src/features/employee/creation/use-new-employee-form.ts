import type { EmployeeAnswer, EmployeeFields } from '@ot/contract'
import { EMPLOYEE_FIELD_LABELS } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { createEmployee } from '../api/employees.ts'
import { employeeSchema } from '../employee-schema.ts'
import type { EmployeeValues } from '../employee-values.ts'

const OVER_TARIFF = 402

interface NewEmployeeFormOptions {
  companyId: number
  today: string
  from: EmployeeValues
  /** Whose other job it is; null: somebody new. */
  personId: number | null
  onCreated: (created: EmployeeAnswer) => void
  onCreatedWithAnother: (created: EmployeeAnswer) => void
}

/** Writes down a new employee; what follows depends on the button. */
export function useNewEmployeeForm(options: NewEmployeeFormOptions) {
  const client = useQueryClient()
  const idempotencyKey = useIdempotencyKey()
  const [overTariff, setOverTariff] = useState<string | null>(null)
  const next = useRef(options.onCreated)

  async function save(checked: EmployeeFields): Promise<void> {
    const { companyId, personId } = options
    const body = { companyId, ...(personId !== null && { personId }), ...checked }
    setOverTariff(null)
    try {
      next.current(await createEmployee(client, body, idempotencyKey(body)))
    } catch (error) {
      if (error instanceof ApiError && error.status === OVER_TARIFF) setOverTariff(error.description)
      throw error
    }
  }

  const [from] = useState(options.from)
  const form = useContractForm(employeeSchema(options.today), {
    from,
    draft: `employee:new:${options.companyId}:${options.personId ?? 'somebody'}`,
    labels: EMPLOYEE_FIELD_LABELS,
    save,
  })
  return {
    form,
    /** Why the tariff has no place for one more; null when it has. */
    overTariff,
    saveAndOpen(): void {
      next.current = options.onCreated
      if (!form.isSaving) void form.submit()
    },
    saveAndAddAnother(): void {
      next.current = options.onCreatedWithAnother
      if (!form.isSaving) void form.submit()
    },
  }
}
