import type { Department } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useContractForm } from '../../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../../lib/form/use-idempotency-key.ts'
import { createDepartment } from '../api/save-department.ts'
import { departmentNameSchema } from './department-name.ts'
import { DepartmentNameForm } from './department-name-form.tsx'

interface AddDepartmentFormProps {
  companyId: number
  onAdded: (department: Department) => void
  onCancel: () => void
}

export function AddDepartmentForm({ companyId, onAdded, onCancel }: AddDepartmentFormProps) {
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const form = useContractForm(departmentNameSchema, {
    from: { name: '' },
    async save({ name }) {
      onAdded(await createDepartment(client, { companyId, name }, keyOf(name)))
    },
  })
  return (
    <DepartmentNameForm
      id="new-department"
      form={form}
      saveLabel="Добавить"
      onSubmit={() => void form.submit()}
      onCancel={onCancel}
    />
  )
}
