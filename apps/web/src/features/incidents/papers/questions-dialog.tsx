import type { IncidentAnswer, IncidentPaper } from '@ot/contract'
import { isCalendarDate, shortDate } from '@ot/text'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { typeset } from '../../../lib/typeset.ts'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { IncidentFormFrame } from '../facts/incident-form-frame.tsx'
import { under, useIncidentForm } from '../facts/use-incident-form.ts'
import { useNames } from '../fields/use-names.ts'
import { paperTitle } from './paper-calls.ts'
import styles from './papers.module.css'
import { QuestionControl } from './question-control.tsx'
import { type QuestionValue, type QuestionValues, sentAnswers, typedAnswers } from './question-values.ts'

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
  const nameOf = useNames()
  const words = (value: QuestionValue): string => {
    if (typeof value === 'string') return isCalendarDate(value) ? shortDate(value) : value
    return Array.isArray(value) ? value.map(nameOf).join(', ') : nameOf(value)
  }
  const of = useIncidentForm<QuestionValues>(incident, {
    valuesOf: ({ particulars }) =>
      typedAnswers({ inputs, values: particulars.orderAnswers[templateId] ?? {} }),
    from: typedAnswers(paper),
    table: Object.fromEntries(inputs.map(({ key, label }) => [key, { label, control: null, text: words }])),
    schema: typedForm<QuestionValues>(inputs.filter(({ type }) => type === 'date').map(({ key }) => key)),
    fieldOf: under(`particulars.orderAnswers.${templateId}`),
    onSaved,
    changes: (_values, changed) => ({
      particulars: { orderAnswers: { [templateId]: sentAnswers(inputs, changed) } },
    }),
  })
  const { form } = of
  return (
    <IncidentFormFrame of={of} frame={frame} onShowStored={onSaved}>
      <p className={styles.about}>{paperTitle(incident, paper)}</p>
      <p className={styles.note}>
        Остальное известно из происшествия. Пустое поле напечатается строкой для записи от руки.
      </p>
      {inputs.map((input) => {
        const { key, label, hint } = input
        const row = {
          id: `question-${key}`,
          label,
          error: form.problemOf(key),
          hint: hint === null ? undefined : typeset(hint),
        }
        return (
          <FormRow key={key} {...row}>
            <QuestionControl
              input={input}
              frame={row}
              value={form.values[key] ?? null}
              onChange={(value) => form.set(key, value)}
            />
          </FormRow>
        )
      })}
    </IncidentFormFrame>
  )
}
