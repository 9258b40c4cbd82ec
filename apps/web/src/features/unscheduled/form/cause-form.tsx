import type { NewUnscheduled, UnscheduledOutcome } from '@ot/contract'
import { CAUSE_FIELD_LABELS, type UnscheduledCause } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { departmentsQuery, employeesQuery } from '../../../lib/company/staff.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { previewUnscheduled } from '../api/unscheduled.ts'
import { CAUSE_NAMES, type CauseValues, causeSchema, causeTable } from './cause-values.ts'

export interface AskedCause {
  fields: NewUnscheduled
  outcome: UnscheduledOutcome
}

interface CauseFormProps {
  companyId: number
  today: string
  cause: UnscheduledCause | null
  /** What was typed before the user came back to it. */
  asked: NewUnscheduled | null
  frame: FormInDialog
  onAsked: (asked: AskedCause) => void
}

/** What happened, when, on what ground, whom it concerns; what follows is shown before anything is written. */
export function CauseForm({ companyId, today, cause, asked, frame, onAsked }: CauseFormProps) {
  const departments = useQuery(departmentsQuery(companyId))
  const employees = useQuery(employeesQuery(companyId))
  const [from] = useState<CauseValues>(
    () => asked ?? { cause, happenedOn: today, ground: '', departmentIds: [], positionIds: [] },
  )
  const form = useContractForm(causeSchema(companyId, today), {
    from,
    draft: `unscheduled:new:${companyId}`,
    labels: CAUSE_FIELD_LABELS,
    save: async (fields) => onAsked({ fields, outcome: await previewUnscheduled(fields) }),
  })
  const positions = new Map((employees.data ?? []).map(({ position }) => [position.id, position.name]))
  const table = causeTable({
    departments: (departments.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    positions: [...positions].map(([value, label]) => ({ value, label })),
  })
  return (
    <FormFrame form={form} submitLabel="Показать, что последует" {...frame}>
      <FieldRows form={form} table={table} names={CAUSE_NAMES} prefix="unscheduled" today={today} />
    </FormFrame>
  )
}
