import type { TransferFields, TransferOutcome } from '@ot/contract'
import { TRANSFER_FIELD_LABELS, TRANSFER_FIELD_NAMES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { positionsQuery } from '../../../lib/company/positions.ts'
import { workplacesQuery } from '../../../lib/company/workplaces.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { choicesMessage } from '../../../lib/load.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { previewTransfer } from './api/transfers.ts'
import { transferSchema, transferTable, transferValues, typedValues } from './transfer-values.ts'

export interface AskedTransfer {
  fields: TransferFields
  outcome: TransferOutcome
}

interface TransferFormProps {
  /** What was asked for before the user came back to it. */
  asked: TransferFields | null
  frame: FormInDialog
  onAsked: (asked: AskedTransfer) => void
}

/** Where to, as what, from which day; what follows is shown before anything is written. */
export function TransferForm({ asked, frame, onAsked }: TransferFormProps) {
  const { company, departments, employee, today } = useEmployeeScope()
  const positions = useQuery(positionsQuery())
  const workplaces = useQuery(workplacesQuery(company.id))
  const [from] = useState(() => (asked === null ? transferValues(employee, today) : typedValues(asked)))
  const form = useContractForm(transferSchema(employee, today), {
    from,
    draft: `transfer:${employee.id}`,
    labels: TRANSFER_FIELD_LABELS,
    save: async (fields) => onAsked({ fields, outcome: await previewTransfer(employee.id, fields) }),
  })
  const table = transferTable({
    departments: departments.map(({ id, name }) => ({ value: id, label: name })),
    positions: (positions.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    positionsMessage: choicesMessage(positions),
    workplaces: [
      { value: null, label: 'Прежнее или не указано' },
      ...(workplaces.data ?? []).map(({ id, number, name }) => ({
        value: id,
        label: `№ ${number}, ${name}`,
      })),
    ],
  })
  return (
    <FormFrame form={form} submitLabel="Показать, что последует" {...frame}>
      <FieldRows form={form} table={table} names={TRANSFER_FIELD_NAMES} prefix="transfer" today={today} />
    </FormFrame>
  )
}
