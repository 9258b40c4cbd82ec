import { MICROTRAUMA_LIMITS } from '@ot/contract/microtrauma'
import { INCIDENT_MEASURE_LABELS } from '@ot/domain'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { ContractForm } from '../../../../lib/form/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldRows } from '../../../../ui/form/field-rows.tsx'
import { type AskedTable, textField } from '../../../../ui/form/field-table.tsx'
import { PersonControl } from '../../fields/person-control.tsx'
import { useIncidentsScope } from '../../incidents-scope.ts'
import styles from './forms.module.css'
import {
  INQUIRY_LABELS,
  type InquiryValues,
  type MeasureFacts,
  type MeasureValues,
  newMeasure,
} from './inquiry-values.ts'

interface MeasureFieldsProps {
  form: Pick<ContractForm<InquiryValues>, 'values' | 'set' | 'problemOf'>
}

/** What is proposed so that it does not happen again: who does it and by when. */
export function ProposedMeasures({ form: { values, set, problemOf } }: MeasureFieldsProps) {
  const { measures } = values
  const change = (index: number, changed: Partial<MeasureFacts>) =>
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
  onChange: (changed: Partial<MeasureFacts>) => void
  onRemove: () => void
}

const TABLE: AskedTable<MeasureFacts> = {
  what: textField({
    label: INCIDENT_MEASURE_LABELS.what,
    isRequired: true,
    kind: 'line',
    max: MICROTRAUMA_LIMITS.measure,
  }),
  responsibleId: {
    label: INCIDENT_MEASURE_LABELS.responsibleId,
    control: (props) => <PersonControl {...props} nobody="не назначен" />,
  },
  dueOn: textField({ label: INCIDENT_MEASURE_LABELS.dueOn, kind: 'day', isAhead: true }),
  doneOn: textField({ label: INCIDENT_MEASURE_LABELS.doneOn, kind: 'day' }),
}

function OneMeasure({ index, measure, problemOf, onChange, onRemove }: OneMeasureProps) {
  const { today } = useIncidentsScope()
  const rows = {
    form: {
      values: measure,
      problemOf,
      set: <Name extends keyof MeasureFacts>(name: Name, value: MeasureFacts[Name]) =>
        onChange({ [name]: value }),
    },
    table: TABLE,
    prefix: `measure-${index}`,
    today,
    layout: 'stacked',
  } as const
  return (
    <div className={styles.measure}>
      <div className={styles.measureHead}>
        Мера {index + 1}
        <Button kind="quiet" aria-label={`Убрать меру ${index + 1}`} onClick={onRemove}>
          Убрать
        </Button>
      </div>
      <FieldRows {...rows} names={['what', 'responsibleId']} />
      <div className={styles.pair}>
        <FieldRows {...rows} names={['dueOn', 'doneOn']} />
      </div>
    </div>
  )
}
