import type { IncidentMeasure, MeasureFields } from '@ot/contract'
import { INCIDENT_MEASURE_LABELS } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changedFields, pickFields } from '../../../lib/form/changed-fields.ts'
import { conflictLines } from '../../../lib/form/save-conflict.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useVersionedForm } from '../../../lib/form/use-versioned-form.ts'
import type { SeenVersion } from '../../../lib/http/seen-version.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, fieldLabels, textField } from '../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { addMeasure, changeMeasure, readMeasure } from '../api/afterwards.ts'
import { PersonControl } from '../fields/person-control.tsx'
import { useNames } from '../fields/use-names.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './afterwards.module.css'

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
  const { company, today } = useIncidentsScope()
  const table = useMeasureTable()

  async function save(values: MeasureValues, version: SeenVersion): Promise<void> {
    const body = measureBody(values)
    if (base === null) return addMeasure(client, incidentId, body, keyFor(body))
    const changes = pickFields(body, changedFields(measureBody(from), body))
    if (Object.keys(changes).length > 0) {
      await changeMeasure(client, { id: base.id, incidentId, version }, changes)
    }
  }

  const versioned = useVersionedForm(typedForm<MeasureValues>(['dueOn', 'doneOn']), {
    from,
    draft: `measure:${incidentId}:${base?.id ?? 'new'}`,
    labels: fieldLabels(table),
    version: base?.version ?? 0,
    onSaved,
    save,
    readStored: () => readMeasure(client, incidentId, base?.id ?? 0),
  })
  const { form } = versioned
  return (
    <>
      <FormFrame form={form} submitLabel={base === null ? 'Добавить' : 'Сохранить'} {...frame}>
        <div className={styles.fields}>
          <FieldRows
            form={form}
            table={table}
            names={base === null ? PLAN : [...PLAN, ...OUTCOME]}
            prefix="incident-measure"
            today={today}
            layout="stacked"
          />
        </div>
      </FormFrame>
      <SaveConflictDialog
        of={versioned}
        timeZone={company.timeZone}
        linesOf={(stored) => conflictLines(table, { ...versioned.sides(), stored: measureValues(stored) })}
        onShowStored={onSaved}
      />
    </>
  )
}

const PLAN = ['what', 'responsibleId', 'dueOn'] as const
const OUTCOME = ['doneOn', 'note', 'cancelReason'] as const

function useMeasureTable(): FieldTable<MeasureValues> {
  const nameOf = useNames()
  return {
    what: textField({ label: INCIDENT_MEASURE_LABELS.what, kind: 'long', max: LONG_MAX, isRequired: true }),
    responsibleId: {
      label: INCIDENT_MEASURE_LABELS.responsibleId,
      control: ({ frame, value, onChange }) => (
        <PersonControl frame={frame} value={value} nobody="не назначен" onChange={onChange} />
      ),
      text: nameOf,
    },
    dueOn: textField({ label: INCIDENT_MEASURE_LABELS.dueOn, kind: 'day', isAhead: true }),
    doneOn: textField({ label: INCIDENT_MEASURE_LABELS.doneOn, kind: 'day' }),
    note: textField({ label: INCIDENT_MEASURE_LABELS.note, kind: 'line', max: LONG_MAX }),
    cancelReason: textField({
      label: INCIDENT_MEASURE_LABELS.cancelReason,
      kind: 'line',
      max: REASON_MAX,
      hint: 'Пустое — мероприятие в силе; отменённое остаётся в списке',
    }),
  }
}

/** A measure as the form keeps it. */
interface MeasureValues {
  what: string
  responsibleId: number | null
  dueOn: string
  doneOn: string
  note: string
  cancelReason: string
}

function measureValues(measure: IncidentMeasure | null): MeasureValues {
  return {
    what: measure?.what ?? '',
    responsibleId: measure?.responsibleId ?? null,
    dueOn: measure?.dueOn ?? '',
    doneOn: measure?.doneOn ?? '',
    note: measure?.note ?? '',
    cancelReason: measure?.cancelReason ?? '',
  }
}

/** What is left empty is null on the wire. */
function measureBody({ what, responsibleId, ...texts }: MeasureValues): MeasureFields {
  const orNull = (text: string) => (text.trim() === '' ? null : text)
  return {
    what,
    responsibleId,
    dueOn: orNull(texts.dueOn),
    doneOn: orNull(texts.doneOn),
    note: orNull(texts.note),
    cancelReason: orNull(texts.cancelReason),
  }
}
