import { MICROTRAUMA_LIMITS } from '@ot/contract/microtrauma'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { ContractForm } from '../../../../lib/form/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { DateControl } from '../../../../ui/date-control.tsx'
import { Field } from '../../../../ui/field.tsx'
import { LongTextControl } from '../../../../ui/text-control.tsx'
import { PersonControl } from '../../fields/person-control.tsx'
import { useIncidentsScope } from '../../incidents-scope.ts'
import styles from './forms.module.css'
import { INQUIRY_LABELS, type InquiryValues, type MeasureValues, newMeasure } from './inquiry-values.ts'

interface MeasureFieldsProps {
  form: Pick<ContractForm<InquiryValues>, 'values' | 'set' | 'problemOf'>
}

/** What is proposed so that it does not happen again: who does it and by when. */
export function MeasureFields({ form: { values, set, problemOf } }: MeasureFieldsProps) {
  const { measures } = values
  const change = (index: number, changed: Partial<MeasureValues>) =>
    set(
      'measures',
      measures.map((measure, at) => (at === index ? { ...measure, ...changed } : measure)),
    )
  return (
    <fieldset className={styles.measures}>
      <legend>{INQUIRY_LABELS.measures}</legend>
      {measures.map((measure, index) => (
        <OneMeasure
          key={measure.key}
          index={index}
          measure={measure}
          problemOf={(field) => problemOf(`measures.${index}.${field}`)}
          onChange={(changed) => change(index, changed)}
          onRemove={() =>
            set(
              'measures',
              measures.filter((_, at) => at !== index),
            )
          }
        />
      ))}
      <Button
        kind="secondary"
        className={styles.add}
        onClick={() => set('measures', [...measures, newMeasure()])}
      >
        <IconPlus size={18} stroke={1.8} aria-hidden="true" /> Добавить меру
      </Button>
    </fieldset>
  )
}

interface OneMeasureProps {
  index: number
  measure: MeasureValues
  problemOf: (field: string) => string | undefined
  onChange: (changed: Partial<MeasureValues>) => void
  onRemove: () => void
}

function OneMeasure({ index, measure, problemOf, onChange, onRemove }: OneMeasureProps) {
  const { today } = useIncidentsScope()
  const frame = (name: keyof MeasureValues, label: string) => ({
    id: `measure-${index}-${name}`,
    label,
    error: problemOf(name),
  })
  const what = { ...frame('what', 'Что сделать'), isRequired: true }
  const who = frame('responsibleId', 'Исполнитель')
  const due = frame('dueOn', 'Срок')
  const done = frame('doneOn', 'Исполнено')
  return (
    <div className={styles.measure}>
      <div className={styles.measureHead}>
        Мера {index + 1}
        <Button kind="quiet" aria-label={`Убрать меру ${index + 1}`} onClick={onRemove}>
          Убрать
        </Button>
      </div>
      <Field {...what}>
        <LongTextControl
          frame={what}
          maxLength={MICROTRAUMA_LIMITS.measure}
          value={measure.what}
          onChange={(text) => onChange({ what: text })}
        />
      </Field>
      <Field {...who}>
        <PersonControl
          frame={who}
          value={measure.responsibleId}
          nobody="не назначен"
          onChange={(responsibleId) => onChange({ responsibleId })}
        />
      </Field>
      <div className={styles.pair}>
        <Field {...due}>
          <DateControl frame={due} value={measure.dueOn} onChange={(dueOn) => onChange({ dueOn })} />
        </Field>
        <Field {...done}>
          <DateControl
            frame={done}
            value={measure.doneOn}
            max={today}
            onChange={(doneOn) => onChange({ doneOn })}
          />
        </Field>
      </div>
    </div>
  )
}
