import type { IncidentAnswer, IncidentPaper } from '@ot/contract'
import { isCalendarDate, shortDate } from '@ot/text'
import { withoutPrefix } from '../../../lib/form/form-problems.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import type { FieldTable } from '../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { type AnswerValue, questionField } from '../../../ui/form/question-field.tsx'
import { digitsMask } from '../../../ui/form/text-spec.ts'
import { IncidentFormFrame } from '../facts/incident-form-frame.tsx'
import { useIncidentForm } from '../facts/use-incident-form.ts'
import { PeopleControl } from '../fields/people-control.tsx'
import { PersonControl } from '../fields/person-control.tsx'
import { useNames } from '../fields/use-names.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import { paperTitle } from './paper-calls.ts'
import styles from './papers.module.css'
import { changedAnswers, type QuestionValues, typedAnswers } from './question-values.ts'

const DIGITS_MAX = 9
const KINDS: Parameters<typeof questionField>[1] = {
  number: { kind: 'short', max: DIGITS_MAX, masked: digitsMask(DIGITS_MAX), inputMode: 'numeric' },
  employee: (props) => <PersonControl {...props} nobody="впишут от руки" />,
  employees: ({ frame, value, onChange }) => <PeopleControl frame={frame} ids={value} onChange={onChange} />,
}

interface QuestionsDialogProps {
  incident: IncidentAnswer
  paper: IncidentPaper
  isOpen: boolean
  onClose: () => void
}

/** What an order asks and the incident does not tell. */
export function QuestionsDialog({ incident, paper, isOpen, onClose }: QuestionsDialogProps) {
  return (
    <FormDialog title="Что нужно для документа" isOpen={isOpen} onClose={onClose}>
      {(frame) => <QuestionsForm incident={incident} paper={paper} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

interface QuestionsFormProps extends Pick<QuestionsDialogProps, 'incident' | 'paper'> {
  frame: FormInDialog
  onSaved: () => void
}

function QuestionsForm({ incident, paper, frame, onSaved }: QuestionsFormProps) {
  const { inputs, templateId } = paper
  const { today } = useIncidentsScope()
  const nameOf = useNames()
  const words = (value: AnswerValue): string => {
    if (typeof value === 'string') return isCalendarDate(value) ? shortDate(value) : value
    return Array.isArray(value) ? value.map(nameOf).join(', ') : nameOf(value)
  }
  const table: FieldTable<QuestionValues> = Object.fromEntries(
    inputs.map((input) => [input.key, { ...questionField(input, KINDS), text: words }]),
  )
  const of = useIncidentForm<QuestionValues>(incident, {
    valuesOf: ({ particulars }) =>
      typedAnswers({ inputs, values: particulars.orderAnswers[templateId] ?? {} }),
    from: typedAnswers(paper),
    table,
    schema: typedForm<QuestionValues>(inputs.filter(({ type }) => type === 'date').map(({ key }) => key)),
    fieldOf: withoutPrefix(`particulars.orderAnswers.${templateId}`),
    onSaved,
    changes: (_values, changed) => ({
      particulars: { orderAnswers: { [templateId]: changedAnswers(inputs, changed) } },
    }),
  })
  const { form } = of
  return (
    <IncidentFormFrame of={of} frame={frame} onShowStored={onSaved}>
      <p className={styles.about}>{paperTitle(incident, paper)}</p>
      <p className={styles.note}>
        Остальное известно из происшествия. Пустое поле напечатается строкой для записи от руки.
      </p>
      <FieldRows
        form={form}
        table={table}
        names={inputs.map(({ key }) => key)}
        prefix="question"
        today={today}
      />
    </IncidentFormFrame>
  )
}
