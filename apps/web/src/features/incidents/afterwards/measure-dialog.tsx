import type { IncidentMeasure } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changedFields, pickFields } from '../../../lib/form/changed-fields.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { type ContractForm, useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { DateControl } from '../../../ui/date-control.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { LongTextControl } from '../../../ui/text-control.tsx'
import { useSaveOver } from '../facts/use-save-over.ts'
import { PersonControl } from '../fields/person-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './afterwards.module.css'
import { addMeasure, changeMeasure, measureVersion } from './afterwards-calls.ts'
import { MEASURE_LABELS, type MeasureValues, measureBody, measureValues } from './measure-values.ts'

const LONG_MAX = 2000
const REASON_MAX = 1000

interface MeasureDialogProps {
  incidentId: number
  /** Null: a new one. */
  measure: IncidentMeasure | null
  isOpen: boolean
  onClose: () => void
}

export function MeasureDialog({ incidentId, measure, isOpen, onClose }: MeasureDialogProps) {
  return (
    <FormDialog
      title={measure === null ? 'Новое мероприятие' : 'Мероприятие'}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(frame) => <MeasureForm incidentId={incidentId} measure={measure} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

type MeasureFormProps = Pick<MeasureDialogProps, 'incidentId' | 'measure'> & {
  frame: FormInDialog
  onSaved: () => void
}

function MeasureForm({ incidentId, measure, frame, onSaved }: MeasureFormProps) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(measure)
  const [from] = useState(() => measureValues(measure))
  const saveOver = useSaveOver(base?.version ?? 0, () => measureVersion(client, incidentId, base?.id ?? 0))
  const form = useContractForm(typedForm<MeasureValues>(['dueOn', 'doneOn']), {
    from,
    labels: MEASURE_LABELS,
    onSaved,
    async save(values) {
      const body = measureBody(values)
      if (base === null) return addMeasure(client, incidentId, body, keyFor(body))
      const changes = pickFields(body, changedFields(measureBody(from), body))
      if (Object.keys(changes).length === 0) return
      await saveOver((version) => changeMeasure(client, { id: base.id, incidentId, version }, changes))
    },
  })
  return (
    <FormFrame form={form} submitLabel={base === null ? 'Добавить' : 'Сохранить'} {...frame}>
      <div className={styles.fields}>
        <Plan form={form} />
        {base !== null && <Outcome form={form} />}
      </div>
    </FormFrame>
  )
}

type Form = ContractForm<MeasureValues>

function frameOf({ problemOf }: Form, name: keyof MeasureValues) {
  return { id: `incident-measure-${name}`, label: MEASURE_LABELS[name], error: problemOf(name) }
}

function Plan({ form }: { form: Form }) {
  const { values, set } = form
  const [who, due] = [frameOf(form, 'responsibleId'), frameOf(form, 'dueOn')]
  return (
    <>
      <TextArea
        frame={{ ...frameOf(form, 'what'), isRequired: true }}
        rows={3}
        maxLength={LONG_MAX}
        value={values.what}
        onChange={(text) => set('what', text)}
      />
      <Field {...who}>
        <PersonControl
          frame={who}
          value={values.responsibleId}
          nobody="не назначен"
          onChange={(id) => set('responsibleId', id)}
        />
      </Field>
      <Field {...due}>
        <DateControl frame={due} value={values.dueOn} onChange={(day) => set('dueOn', day)} />
      </Field>
    </>
  )
}

function Outcome({ form }: { form: Form }) {
  const { today } = useIncidentsScope()
  const { values, set } = form
  const [done, note, reason] = [
    frameOf(form, 'doneOn'),
    frameOf(form, 'note'),
    { ...frameOf(form, 'cancelReason'), hint: 'Пустое — мероприятие в силе; отменённое остаётся в списке' },
  ]
  return (
    <>
      <Field {...done}>
        <DateControl frame={done} value={values.doneOn} max={today} onChange={(day) => set('doneOn', day)} />
      </Field>
      <Field {...note}>
        <LongTextControl
          frame={note}
          maxLength={LONG_MAX}
          value={values.note}
          onChange={(text) => set('note', text)}
        />
      </Field>
      <Field {...reason}>
        <LongTextControl
          frame={reason}
          maxLength={REASON_MAX}
          value={values.cancelReason}
          onChange={(text) => set('cancelReason', text)}
        />
      </Field>
    </>
  )
}
