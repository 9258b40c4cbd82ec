import { MICROTRAUMA_LIMITS } from '@ot/contract/microtrauma'
import { INQUIRY_EXTENSION_MAX, MICROTRAUMA_OUTCOME_LABELS, MICROTRAUMA_OUTCOMES } from '@ot/domain'
import { counted, isCalendarDate, shortDate } from '@ot/text'
import type { ContractForm } from '../../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../../ui/form/field-rows.tsx'
import { choiceField, type FieldTable, textField } from '../../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../../ui/form/form-frame.tsx'
import { PersonControl } from '../../fields/person-control.tsx'
import { useNames } from '../../fields/use-names.ts'
import { useIncidentsScope } from '../../incidents-scope.ts'
import { YES_NO } from '../microtrauma-texts.ts'
import styles from './forms.module.css'
import { INQUIRY_LABELS, type InquiryValues, type MeasureValues } from './inquiry-values.ts'
import { ProposedMeasures } from './measure-fields.tsx'

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

/** What the inquiry has found and what will be done. */
export function useInquiryTable(): FieldTable<InquiryValues> {
  const nameOf = useNames()
  return {
    inquirerId: {
      label: INQUIRY_LABELS.inquirerId,
      control: (props) => <PersonControl {...props} nobody="не назначен" />,
      text: nameOf,
    },
    extensionDays: choiceField({ label: INQUIRY_LABELS.extensionDays, choices: EXTENSIONS }),
    extensionReason: textField({
      label: INQUIRY_LABELS.extensionReason,
      isRequired: true,
      kind: 'line',
      max: MICROTRAUMA_LIMITS.extensionReason,
    }),
    causes: textField({
      label: INQUIRY_LABELS.causes,
      hint: 'Почему это стало возможным: не только «неосторожность»',
      kind: 'long',
      max: MICROTRAUMA_LIMITS.causes,
    }),
    riskKnown: choiceField<boolean | null>({ label: INQUIRY_LABELS.riskKnown, choices: YES_NO }),
    needsBriefing: choiceField<boolean | null>({ label: INQUIRY_LABELS.needsBriefing, choices: YES_NO }),
    outcome: choiceField<InquiryValues['outcome']>({ label: INQUIRY_LABELS.outcome, choices: OUTCOMES }),
    measures: {
      label: INQUIRY_LABELS.measures,
      control: null,
      text: (measures) => measures.map((measure) => measureText(measure, nameOf)).join('\n'),
    },
    completedOn: textField({
      label: INQUIRY_LABELS.completedOn,
      hint: 'Пустое — рассмотрение ещё идёт',
      kind: 'day',
    }),
  }
}

function measureText(
  { what, responsibleId, dueOn, doneOn }: MeasureValues,
  nameOf: ReturnType<typeof useNames>,
): string {
  const day = (text: string) => (isCalendarDate(text) ? shortDate(text) : text)
  return [
    what,
    nameOf(responsibleId),
    dueOn === '' ? '' : `до ${day(dueOn)}`,
    doneOn === '' ? '' : `исполнено ${day(doneOn)}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

interface InquiryFormProps {
  form: ContractForm<InquiryValues>
  table: FieldTable<InquiryValues>
  frame: FormInDialog
}

export function InquiryForm({ form, table, frame }: InquiryFormProps) {
  const { today } = useIncidentsScope()
  const rows = { form, table, prefix: 'inquiry', today, layout: 'stacked' } as const
  return (
    <FormFrame form={form} submitLabel="Сохранить" {...frame}>
      <div className={styles.fields}>
        <FieldRows {...rows} names={['inquirerId', 'extensionDays']} />
        {form.values.extensionDays > 0 && <FieldRows {...rows} names={['extensionReason']} />}
        <FieldRows {...rows} names={['causes']} />
        <div className={styles.pair}>
          <FieldRows {...rows} names={['riskKnown', 'needsBriefing']} />
        </div>
        <ProposedMeasures form={form} />
        <div className={styles.pair}>
          <FieldRows {...rows} names={['outcome', 'completedOn']} />
        </div>
      </div>
    </FormFrame>
  )
}
