import type { Department } from '@ot/contract'
import {
  ASSESSMENT_CAUSE_LABELS,
  ASSESSMENT_CAUSES,
  type AssessmentCause,
  CONDITIONS_CLASSES,
  DECLARATION_ENDING_LABELS,
  DECLARATION_ENDINGS,
  type DeclarationEnding,
  guaranteesOf,
  WORKPLACE_FIELD_LABELS,
} from '@ot/domain'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { checkField, choiceField, type FieldTable, textField } from '../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { isRenamed, type WorkplaceField, type WorkplaceValues } from './workplace-values.ts'

const WORKPLACE_FIELDS = [
  'number',
  'name',
  'departmentId',
  'commissionedOn',
  'workingConditionsClass',
  'reportOn',
  'assessorToldOn',
  'acquaintedOn',
  'publishedOn',
  'registeredOn',
  'declared',
  'declarationNumber',
  'declarationEndedOn',
  'declarationEndedBy',
  'assessmentCause',
  'assessmentCausedOn',
  'assessmentWaivedOn',
  'assessmentWaiver',
  'ownDeadline',
  'ownDeadlineReason',
] as const satisfies readonly WorkplaceField[]

const ENDINGS = [
  { value: null, label: 'не указано' },
  ...DECLARATION_ENDINGS.map((value) => ({ value, label: DECLARATION_ENDING_LABELS[value] })),
]

const ASSESSMENT_CAUSE_CHOICES = [
  { value: null, label: 'нет' },
  ...ASSESSMENT_CAUSES.map((value) => ({ value, label: ASSESSMENT_CAUSE_LABELS[value] })),
]

const CLASSES = [
  { value: null, label: 'не проводилось' },
  ...CONDITIONS_CLASSES.map((value) => ({ value, label: value })),
]

export function workplaceTable(departments: readonly Department[]): FieldTable<WorkplaceValues> {
  const departmentChoices = departments.map(({ id, name }) => ({ value: id, label: name }))
  return {
    number: textField({ label: WORKPLACE_FIELD_LABELS.number, kind: 'short', max: 50, isRequired: true }),
    name: textField({ label: WORKPLACE_FIELD_LABELS.name, kind: 'line', max: 300, isRequired: true }),
    departmentId: choiceField<number | null>({
      label: WORKPLACE_FIELD_LABELS.departmentId,
      choices: [{ value: null, label: 'не указан' }, ...departmentChoices],
    }),
    workingConditionsClass: choiceField({
      label: WORKPLACE_FIELD_LABELS.workingConditionsClass,
      choices: CLASSES,
    }),
    reportOn: textField({ label: WORKPLACE_FIELD_LABELS.reportOn, kind: 'day' }),
    registeredOn: textField({
      label: WORKPLACE_FIELD_LABELS.registeredOn,
      kind: 'day',
      hint: 'С этого дня считаются пять лет',
    }),
    declared: checkField({
      label: WORKPLACE_FIELD_LABELS.declared,
      sentence: 'Рабочее место задекларировано: срока нет',
    }),
    declarationNumber: textField({
      label: WORKPLACE_FIELD_LABELS.declarationNumber,
      kind: 'short',
      max: 100,
    }),
    declarationEndedOn: textField({
      label: WORKPLACE_FIELD_LABELS.declarationEndedOn,
      kind: 'day',
      hint: 'С этого дня — шесть месяцев на внеплановую спецоценку',
    }),
    declarationEndedBy: choiceField<DeclarationEnding | null>({
      label: WORKPLACE_FIELD_LABELS.declarationEndedBy,
      choices: ENDINGS,
    }),
    assessmentCause: choiceField<AssessmentCause | null>({
      label: WORKPLACE_FIELD_LABELS.assessmentCause,
      choices: ASSESSMENT_CAUSE_CHOICES,
    }),
    assessmentCausedOn: textField({
      label: WORKPLACE_FIELD_LABELS.assessmentCausedOn,
      kind: 'day',
      isRequired: true,
      hint: 'От него 6 месяцев; при изменении процесса или оборудования — 12; при другом имени срока нет',
    }),
    assessmentWaivedOn: textField({
      label: WORKPLACE_FIELD_LABELS.assessmentWaivedOn,
      kind: 'day',
      hint: 'Если условия труда не изменились (426-ФЗ, ч. 3 ст. 17)',
    }),
    assessmentWaiver: textField({ label: WORKPLACE_FIELD_LABELS.assessmentWaiver, kind: 'line', max: 300 }),
    commissionedOn: textField({
      label: WORKPLACE_FIELD_LABELS.commissionedOn,
      kind: 'day',
      hint: 'На спецоценку нового рабочего места — 12 месяцев с этого дня',
    }),
    assessorToldOn: textField({
      label: WORKPLACE_FIELD_LABELS.assessorToldOn,
      kind: 'day',
    }),
    acquaintedOn: textField({ label: WORKPLACE_FIELD_LABELS.acquaintedOn, kind: 'day' }),
    publishedOn: textField({ label: WORKPLACE_FIELD_LABELS.publishedOn, kind: 'day' }),
    ownDeadline: textField({
      label: WORKPLACE_FIELD_LABELS.ownDeadline,
      kind: 'day',
      isAhead: true,
      hint: 'Если раньше, чем требует закон. Остаётся, пока вы его не уберёте',
    }),
    ownDeadlineReason: textField({ label: WORKPLACE_FIELD_LABELS.ownDeadlineReason, kind: 'line', max: 300 }),
  }
}

const hasReport = ({ reportOn }: WorkplaceValues) => reportOn !== ''
const hasDeclaration = ({ declared }: WorkplaceValues) => declared

/** What is asked only where something else has been said. */
const ASKED_WHEN: Partial<Record<WorkplaceField, (values: WorkplaceValues) => boolean>> = {
  declarationNumber: hasDeclaration,
  declarationEndedOn: hasDeclaration,
  assessmentCausedOn: ({ assessmentCause }) => assessmentCause !== null,
  assessmentWaivedOn: isRenamed,
  assessmentWaiver: (values) => isRenamed(values) && values.assessmentWaivedOn !== '',
  declarationEndedBy: ({ declared, declarationEndedOn }) => declared && declarationEndedOn !== '',
  assessorToldOn: hasReport,
  acquaintedOn: hasReport,
  publishedOn: hasReport,
  ownDeadlineReason: ({ ownDeadline }) => ownDeadline !== '',
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
  const { workingConditionsClass } = form.values
  return (
    <FormFrame form={form} submitLabel={submitLabel} {...frame}>
      <FieldRows
        form={form}
        table={table}
        names={WORKPLACE_FIELDS.filter((field) => ASKED_WHEN[field]?.(form.values) ?? true)}
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
