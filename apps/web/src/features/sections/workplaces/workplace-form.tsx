import type { Department } from '@ot/contract'
import { CONDITIONS_CLASSES, guaranteesOf } from '@ot/domain'
import type { FormInDialog } from '../../../lib/form/form-dialog.tsx'
import { FormFrame } from '../../../lib/form/form-frame.tsx'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { DateControl } from '../../../ui/date-control.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { LongTextControl, TextControl } from '../../../ui/text-control.tsx'
import { useRecordsScope } from '../records-scope.ts'
import {
  WORKPLACE_FIELDS,
  WORKPLACE_LABELS,
  type WorkplaceField,
  type WorkplaceValues,
} from './workplace-values.ts'

const NUMBER_MAX = 50
const NAME_MAX = 300
const DECLARATION_MAX = 100

const REQUIRED: readonly WorkplaceField[] = ['number', 'name']
const CLASSES = [
  { value: null, label: 'не проводилось' },
  ...CONDITIONS_CLASSES.map((value) => ({ value, label: value })),
]

interface WorkplaceFormProps {
  form: ContractForm<WorkplaceValues>
  departments: readonly Department[]
  /** Forms of two dialogs may stand on one page while the first one closes. */
  prefix: string
  frame: FormInDialog
  submitLabel: string
}

export function WorkplaceForm({ form, departments, prefix, frame, submitLabel }: WorkplaceFormProps) {
  const shown = WORKPLACE_FIELDS.filter((field) => field !== 'declarationNumber' || form.values.declared)
  return (
    <FormFrame form={form} submitLabel={submitLabel} {...frame}>
      {shown.map((field) => (
        <WorkplaceRow key={field} form={form} departments={departments} prefix={prefix} field={field} />
      ))}
    </FormFrame>
  )
}

type WorkplaceRowProps = Pick<WorkplaceFormProps, 'form' | 'departments' | 'prefix'> & {
  field: WorkplaceField
}

function WorkplaceRow({ form, departments, prefix, field }: WorkplaceRowProps) {
  const frame = {
    id: `${prefix}-${field}`,
    label: WORKPLACE_LABELS[field],
    isRequired: REQUIRED.includes(field),
    hint: hintOf(field, form.values),
    error: form.problemOf(field),
  }
  return (
    <FormRow {...frame}>
      <WorkplaceControl form={form} departments={departments} field={field} frame={frame} />
    </FormRow>
  )
}

type WorkplaceControlProps = Pick<WorkplaceFormProps, 'form' | 'departments'> & {
  field: WorkplaceField
  frame: { id: string; label: string }
}

function WorkplaceControl({ form: { values, set }, departments, field, frame }: WorkplaceControlProps) {
  const { today } = useRecordsScope()
  switch (field) {
    case 'number':
    case 'declarationNumber':
      return (
        <TextControl
          frame={frame}
          value={values[field]}
          maxLength={field === 'number' ? NUMBER_MAX : DECLARATION_MAX}
          autoComplete="off"
          onChange={(value) => set(field, value)}
        />
      )
    case 'name':
      return (
        <LongTextControl
          frame={frame}
          value={values.name}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={(value) => set(field, value)}
        />
      )
    case 'departmentId':
      return (
        <ChoiceControl
          frame={frame}
          choices={[
            { value: null, label: 'не указан' },
            ...departments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={values.departmentId}
          onChange={(value) => set(field, value)}
        />
      )
    case 'workingConditionsClass':
      return (
        <ChoiceControl
          frame={frame}
          choices={CLASSES}
          value={values.workingConditionsClass}
          onChange={(value) => set(field, value)}
        />
      )
    case 'reportOn':
    case 'registeredOn':
      return (
        <DateControl
          frame={frame}
          max={today}
          value={values[field]}
          onChange={(value) => set(field, value)}
        />
      )
    case 'declared':
      return (
        <Checkbox id={frame.id} isChecked={values.declared} onChange={(value) => set(field, value)}>
          Рабочее место задекларировано: срока нет
        </Checkbox>
      )
  }
}

function hintOf(field: WorkplaceField, { workingConditionsClass }: WorkplaceValues): string | undefined {
  if (field === 'registeredOn') return 'С этого дня считаются пять лет'
  if (field === 'workingConditionsClass' && workingConditionsClass !== null)
    return guaranteesOf(workingConditionsClass).join('; ')
  return undefined
}
