import type { DispatchSummary } from '@ot/contract'
import { DISPATCH_FIELD_LABELS, DISPATCH_PURPOSE_LABELS, DISPATCH_STATUS_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { todayIn } from '../../../lib/calendar-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { HideableColumn } from '../../../ui/list-view/list-address.ts'
import { useHiddenHeads } from '../../../ui/list-view/use-list-view.ts'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import { DISPATCH_TONES, dispatchProgress, numberText, recipientsText } from '../dispatch-texts.ts'
import { useDispatchesScope } from '../dispatches-scope.ts'
import styles from './registry.module.css'

const SENT = 'Отправлено'
const WHOM = 'Кому'
const PROGRESS = 'Как идёт'
const STATUS = 'Состояние'

export const DISPATCH_COLUMNS: readonly HideableColumn[] = [
  { key: 'sent', label: SENT },
  { key: 'whom', label: WHOM },
  { key: 'progress', label: PROGRESS },
  { key: 'status', label: STATUS },
]
const HEADS = [SENT, DISPATCH_FIELD_LABELS.documents, WHOM, PROGRESS, STATUS]
const NAMED_MAX = 2

interface DispatchTableProps {
  dispatches: readonly DispatchSummary[]
  onOpen: (id: number) => void
}

export function DispatchTable({ dispatches, onOpen }: DispatchTableProps) {
  const hidden = useHiddenHeads('documentsRegistry', DISPATCH_COLUMNS)
  return (
    <RecordTable label="Реестр отправленных документов" heads={HEADS} hidden={hidden}>
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
      <RecordCell label={SENT}>
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
      <RecordCell label={WHOM}>
        <span>{recipientsText(counts.recipients)}</span>
        <CellNote>{DISPATCH_PURPOSE_LABELS[purpose].toLowerCase()}</CellNote>
      </RecordCell>
      <RecordCell label={PROGRESS}>
        <span>{dispatchProgress(dispatch)}</span>
        <CellNote>открыли {counts.opened}</CellNote>
      </RecordCell>
      <RecordCell label={STATUS}>
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
