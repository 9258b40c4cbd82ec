import type { IncidentMeasure } from '@ot/contract'
import { INCIDENT_MEASURE_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CellNote, RecordActions, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import styles from './afterwards.module.css'
import { MeasureDialog } from './measure-dialog.tsx'
import { AfterwardsPart } from './section.tsx'

const { responsibleId, dueOn } = INCIDENT_MEASURE_LABELS
const HEADS = ['Мероприятие', responsibleId, dueOn, 'Состояние'] as const

interface MeasureSectionProps {
  incidentId: number
  measures: readonly IncidentMeasure[]
  isOpen: boolean
}

/** Section 11 of form Н-1. */
export function MeasureSection({ incidentId, measures, isOpen }: MeasureSectionProps) {
  const dialog = useDialogSlot<IncidentMeasure | null>()
  return (
    <AfterwardsPart
      title="Мероприятия"
      about="Печатаются в акте Н-1 и в приказе: что сделать, кто отвечает, к какому дню."
      action={
        isOpen && (
          <Button kind="secondary" onClick={() => dialog.open(null)}>
            <IconPlus size={18} stroke={1.8} aria-hidden="true" /> Добавить мероприятие
          </Button>
        )
      }
    >
      {measures.length === 0 ? (
        <p className={styles.none}>Мероприятий пока нет.</p>
      ) : (
        <RecordTable label="Мероприятия" heads={HEADS} hasActions={isOpen}>
          {measures.map((measure) => (
            <MeasureRow
              key={measure.id}
              measure={measure}
              onChange={isOpen ? () => dialog.open(measure) : null}
            />
          ))}
        </RecordTable>
      )}
      {dialog.opening > 0 && (
        <MeasureDialog
          key={dialog.opening}
          incidentId={incidentId}
          measure={dialog.about}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </AfterwardsPart>
  )
}

interface MeasureRowProps {
  measure: IncidentMeasure
  onChange: (() => void) | null
}

function MeasureRow({ measure, onChange }: MeasureRowProps) {
  const { what, responsibleName, responsiblePosition, dueOn, note, cancelReason } = measure
  return (
    <tr>
      <RecordName className={styles.what}>
        <span className={cancelReason === null ? undefined : styles.struck}>{what}</span>
        {cancelReason !== null && <CellNote>Отменено: {cancelReason}</CellNote>}
        {note !== null && <CellNote>{note}</CellNote>}
      </RecordName>
      <RecordCell label={HEADS[1]}>
        <span>{responsibleName ?? 'не назначен'}</span>
        {responsiblePosition !== null && <CellNote>{responsiblePosition}</CellNote>}
      </RecordCell>
      <RecordCell label={HEADS[2]}>{dueOn === null ? 'не указан' : shortDate(dueOn)}</RecordCell>
      <RecordCell label={HEADS[3]}>
        <MeasureState measure={measure} />
      </RecordCell>
      {onChange !== null && (
        <RecordActions>
          <Button kind="quiet" aria-label={`Изменить: ${what}`} onClick={onChange}>
            Изменить
          </Button>
        </RecordActions>
      )}
    </tr>
  )
}

function MeasureState({ measure: { doneOn, cancelReason, isOverdue } }: { measure: IncidentMeasure }) {
  if (cancelReason !== null) return <Badge tone="unknown">отменено</Badge>
  if (doneOn !== null) return <Badge tone="success">исполнено {shortDate(doneOn)}</Badge>
  return isOverdue ? <Badge tone="danger">просрочено</Badge> : <Badge tone="accent">исполняется</Badge>
}
