import type { DispatchSummary } from '@ot/contract'
import { DISPATCH_FIELD_LABELS, DISPATCH_PURPOSE_LABELS, DISPATCH_STATUS_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { todayIn } from '../../../lib/calendar-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import { DISPATCH_TONES, dispatchProgress, numberText, recipientsText } from '../dispatch-texts.ts'
import { useDispatchesScope } from '../dispatches-scope.ts'
import styles from './registry.module.css'

const HEADS = ['Отправлено', DISPATCH_FIELD_LABELS.documents, 'Кому', 'Как идёт', 'Состояние'] as const
const NAMED_MAX = 2

interface DispatchTableProps {
  dispatches: readonly DispatchSummary[]
  onOpen: (id: number) => void
}

export function DispatchTable({ dispatches, onOpen }: DispatchTableProps) {
  return (
    <RecordTable label="Реестр отправленных документов" heads={HEADS}>
      {dispatches.map((dispatch) => (
        <DispatchRow key={dispatch.id} dispatch={dispatch} onOpen={() => onOpen(dispatch.id)} />
      ))}
    </RecordTable>
  )
}

function DispatchRow({ dispatch, onOpen }: { dispatch: DispatchSummary; onOpen: () => void }) {
  const { company } = useDispatchesScope()
  const { counts, createdAt, createdBy, due, purpose, status } = dispatch
  return (
    <tr>
      <RecordCell label={HEADS[0]}>
        <span>{shortDate(todayIn(company.timeZone, new Date(createdAt)))}</span>
        <CellNote>{createdBy}</CellNote>
      </RecordCell>
      <RecordName onOpen={onOpen}>
        {papersOf(dispatch).map((paper) => (
          <span key={paper} className={styles.paper}>
            {paper}
          </span>
        ))}
      </RecordName>
      <RecordCell label={HEADS[2]}>
        <span>{recipientsText(counts.recipients)}</span>
        <CellNote>{DISPATCH_PURPOSE_LABELS[purpose].toLowerCase()}</CellNote>
      </RecordCell>
      <RecordCell label={HEADS[3]}>
        <span>{dispatchProgress(dispatch)}</span>
        <CellNote>открыли {counts.opened}</CellNote>
      </RecordCell>
      <RecordCell label={HEADS[4]}>
        <Badge tone={DISPATCH_TONES[status]}>
          {status === 'waiting' ? `ждём ${counts.waiting}` : DISPATCH_STATUS_LABELS[status]}
        </Badge>
        {due !== null && <Due due={due} isWaiting={status === 'waiting'} />}
      </RecordCell>
    </tr>
  )
}

function Due({ due, isWaiting }: { due: string; isWaiting: boolean }) {
  const { today } = useDispatchesScope()
  const isLate = isWaiting && due < today
  return (
    <CellNote isLate={isLate}>
      {isLate ? 'срок прошёл' : 'срок'} {shortDate(due)}
    </CellNote>
  )
}

function papersOf({ documents }: DispatchSummary): string[] {
  const named = documents.slice(0, NAMED_MAX).map((document) => `${document.name}, ${numberText(document)}`)
  const rest = documents.length - named.length
  return [...named, ...(rest > 0 ? [`и ещё ${rest}`] : [])]
}
