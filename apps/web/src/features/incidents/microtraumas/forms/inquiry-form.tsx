import { MICROTRAUMA_LIMITS } from '@ot/contract/microtrauma'
import { INQUIRY_EXTENSION_MAX, MICROTRAUMA_OUTCOME_LABELS, MICROTRAUMA_OUTCOMES } from '@ot/domain'
import { counted, isCalendarDate, shortDate } from '@ot/text'
import type { ContractForm } from '../../../../lib/form/use-contract-form.ts'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import { DateControl } from '../../../../ui/date-control.tsx'
import { Field } from '../../../../ui/field.tsx'
import type { FieldTable, FormField } from '../../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../../ui/form/form-frame.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { LongTextControl } from '../../../../ui/text-control.tsx'
import { PersonControl } from '../../fields/person-control.tsx'
import { useNames } from '../../fields/use-names.ts'
import { useIncidentsScope } from '../../incidents-scope.ts'
import { YES_NO } from '../microtrauma-texts.ts'
import styles from './forms.module.css'
import { INQUIRY_LABELS, type InquiryValues } from './inquiry-values.ts'
import { MeasureFields } from './measure-fields.tsx'

const ROWS = 3
const EXTENSIONS = [
  { value: 0, label: 'не продлевался' },
  ...Array.from({ length: INQUIRY_EXTENSION_MAX }, (_, before) => ({
    value: before + 1,
    label: `на ${counted(before + 1, ['день', 'дня', 'дней'])}`,
  })),
]
const OUTCOMES = [
  { value: null, label: 'не указаны' },
  ...MICROTRAUMA_OUTCOMES.map((value) => ({ value, label: MICROTRAUMA_OUTCOME_LABELS[value] })),
]

const HINTS: Partial<Record<keyof InquiryValues, string>> = {
  causes: 'Почему это стало возможным: не только «неосторожность»',
  completedOn: 'Пустое — рассмотрение ещё идёт',
}

/** The fields as they are read. */
export function useInquiryWords(): FieldTable<InquiryValues> {
  const nameOf = useNames()
  const read = <Value,>(name: keyof InquiryValues, text: (value: Value) => string): FormField<Value> => ({
    label: INQUIRY_LABELS[name],
    control: null,
    text,
  })
  const day = (text: string) => (isCalendarDate(text) ? shortDate(text) : text)
  return {
    inquirerId: read('inquirerId', nameOf),
    extensionDays: read('extensionDays', (value) => labelIn(EXTENSIONS, value)),
    extensionReason: read('extensionReason', (text) => text),
    causes: read('causes', (text) => text),
    riskKnown: read('riskKnown', (value) => labelIn(YES_NO, value)),
    needsBriefing: read('needsBriefing', (value) => labelIn(YES_NO, value)),
    outcome: read('outcome', (value) => labelIn(OUTCOMES, value)),
    measures: read('measures', (measures) =>
      measures
        .map(({ what, responsibleId, dueOn, doneOn }) =>
          [
            what,
            nameOf(responsibleId),
            dueOn === '' ? '' : `до ${day(dueOn)}`,
            doneOn === '' ? '' : `исполнено ${day(doneOn)}`,
          ]
            .filter((part) => part !== '')
            .join(', '),
        )
        .join('\n'),
    ),
    completedOn: read('completedOn', day),
  }
}

function labelIn<Value>(choices: readonly { value: Value; label: string }[], value: Value): string {
  return choices.find((choice) => choice.value === value)?.label ?? ''
}

type Form = ContractForm<InquiryValues>

interface InquiryFormProps {
  form: Form
  frame: FormInDialog
}

/** What the inquiry has found and what will be done. */
export function InquiryForm({ form, frame }: InquiryFormProps) {
  return (
    <FormFrame form={form} submitLabel="Сохранить" {...frame}>
      <div className={styles.fields}>
        <Term form={form} />
        <Findings form={form} />
        <MeasureFields form={form} />
        <Ending form={form} />
      </div>
    </FormFrame>
  )
}

function frameOf({ problemOf }: Form, name: keyof InquiryValues) {
  return {
    id: `inquiry-${name}`,
    label: INQUIRY_LABELS[name],
    hint: HINTS[name],
    error: problemOf(name),
  }
}

function Term({ form }: { form: Form }) {
  const { values, set } = form
  const [who, extension, reason] = [
    frameOf(form, 'inquirerId'),
    frameOf(form, 'extensionDays'),
    { ...frameOf(form, 'extensionReason'), isRequired: true },
  ]
  return (
    <>
      <Field {...who}>
        <PersonControl
          frame={who}
          value={values.inquirerId}
          nobody="не назначен"
          onChange={(id) => set('inquirerId', id)}
        />
      </Field>
      <Field {...extension}>
        <ChoiceControl
          frame={extension}
          choices={EXTENSIONS}
          value={values.extensionDays}
          onChange={(days) => set('extensionDays', days)}
        />
      </Field>
      {values.extensionDays > 0 && (
        <Field {...reason}>
          <LongTextControl
            frame={reason}
            maxLength={MICROTRAUMA_LIMITS.extensionReason}
            value={values.extensionReason}
            onChange={(text) => set('extensionReason', text)}
          />
        </Field>
      )}
    </>
  )
}

function Findings({ form }: { form: Form }) {
  const { values, set } = form
  return (
    <>
      <TextArea
        frame={frameOf(form, 'causes')}
        rows={ROWS}
        maxLength={MICROTRAUMA_LIMITS.causes}
        value={values.causes}
        onChange={(text) => set('causes', text)}
      />
      <div className={styles.pair}>
        {(['riskKnown', 'needsBriefing'] as const).map((name) => {
          const frame = frameOf(form, name)
          return (
            <Field key={name} {...frame}>
              <ChoiceControl<boolean | null>
                frame={frame}
                choices={YES_NO}
                value={values[name]}
                onChange={(value) => set(name, value)}
              />
            </Field>
          )
        })}
      </div>
    </>
  )
}

function Ending({ form }: { form: Form }) {
  const { today } = useIncidentsScope()
  const { values, set } = form
  const [outcome, completed] = [frameOf(form, 'outcome'), frameOf(form, 'completedOn')]
  return (
    <div className={styles.pair}>
      <Field {...outcome}>
        <ChoiceControl<InquiryValues['outcome']>
          frame={outcome}
          choices={OUTCOMES}
          value={values.outcome}
          onChange={(value) => set('outcome', value)}
        />
      </Field>
      <Field {...completed}>
        <DateControl
          frame={completed}
          value={values.completedOn}
          max={today}
          onChange={(day) => set('completedOn', day)}
        />
      </Field>
    </div>
  )
}
