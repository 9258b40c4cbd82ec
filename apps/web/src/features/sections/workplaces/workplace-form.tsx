import type { Department } from '@ot/contract'
import { CONDITIONS_CLASSES, EVENT_FIELD_LABELS, guaranteesOf } from '@ot/domain'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { checkField, choiceField, type FieldTable, textField } from '../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { useRecordsScope } from '../records-scope.ts'
import type { WorkplaceField, WorkplaceValues } from './workplace-values.ts'

const WORKPLACE_FIELDS = [
  'number',
  'name',
  'departmentId',
  'workingConditionsClass',
  'reportOn',
  'registeredOn',
  'declared',
  'declarationNumber',
] as const satisfies readonly WorkplaceField[]

const CLASSES = [
  { value: null, label: 'не проводилось' },
  ...CONDITIONS_CLASSES.map((value) => ({ value, label: value })),
]

export function workplaceTable(departments: readonly Department[]): FieldTable<WorkplaceValues> {
  const departmentChoices = departments.map(({ id, name }) => ({ value: id, label: name }))
  return {
    number: textField({ label: 'Номер рабочего места', kind: 'short', max: 50, isRequired: true }),
    name: textField({ label: 'Название', kind: 'line', max: 300, isRequired: true }),
    departmentId: choiceField<number | null>({
      label: 'Отдел',
      choices: [{ value: null, label: 'не указан' }, ...departmentChoices],
    }),
    workingConditionsClass: choiceField({
      label: EVENT_FIELD_LABELS.workingConditionsClass,
      choices: CLASSES,
    }),
    reportOn: textField({ label: EVENT_FIELD_LABELS.reportOn, kind: 'day' }),
    registeredOn: textField({
      label: EVENT_FIELD_LABELS.registeredOn,
      kind: 'day',
      hint: 'С этого дня считаются пять лет',
    }),
    declared: checkField({
      label: 'Декларация соответствия',
      sentence: 'Рабочее место задекларировано: срока нет',
    }),
    declarationNumber: textField({ label: 'Номер декларации', kind: 'short', max: 100 }),
  }
}

interface WorkplaceFormProps {
  form: ContractForm<WorkplaceValues>
  table: FieldTable<WorkplaceValues>
  prefix: string
  frame: FormInDialog
  submitLabel: string
}

export function WorkplaceForm({ form, table, prefix, frame, submitLabel }: WorkplaceFormProps) {
  const { today } = useRecordsScope()
  const { declared, workingConditionsClass } = form.values
  return (
    <FormFrame form={form} submitLabel={submitLabel} {...frame}>
      <FieldRows
        form={form}
        table={table}
        names={WORKPLACE_FIELDS.filter((field) => field !== 'declarationNumber' || declared)}
        prefix={prefix}
        today={today}
        hints={{
          workingConditionsClass:
            workingConditionsClass === null ? undefined : guaranteesOf(workingConditionsClass).join('; '),
        }}
      />
    </FormFrame>
  )
}
