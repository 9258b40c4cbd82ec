import type { MemoSummary } from '@ot/contract'
import { MEMO_FIELD_LABELS, SECTION_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { todayIn } from '../../../../lib/calendar-date.ts'
import type { HideableColumn } from '../../../../ui/list-view/list-address.ts'
import { useHiddenHeads } from '../../../../ui/list-view/use-list-view.ts'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../../../ui/record-table.tsx'
import { useRecordsScope } from '../../records-scope.ts'
import { MemoStatusBadge } from '../dialog/memo-status-badge.tsx'
import styles from './registry.module.css'

const NUMBER = '№\u00a0заявки'
const SECTION = MEMO_FIELD_LABELS.memoSection
const STATUS = MEMO_FIELD_LABELS.status
const AUTHOR = MEMO_FIELD_LABELS.author
const HEADS = [NUMBER, MEMO_FIELD_LABELS.name, SECTION, STATUS, AUTHOR]

export const MEMO_LIST_COLUMNS: readonly HideableColumn[] = [
  { key: 'number', label: NUMBER },
  { key: 'section', label: SECTION },
  { key: 'status', label: STATUS },
  { key: 'author', label: AUTHOR },
]

interface MemoTableProps {
  memos: readonly MemoSummary[]
  onOpen: (id: number) => void
}

export function MemoTable({ memos, onOpen }: MemoTableProps) {
  const { company } = useRecordsScope()
  const hidden = useHiddenHeads('notificationsMemos', MEMO_LIST_COLUMNS)
  return (
    <RecordTable label="Реестр чек-листов по заявкам" heads={HEADS} hidden={hidden}>
      {memos.map((memo) => (
        <tr key={memo.id}>
          <RecordCell label={NUMBER} className={styles.number}>
            <span>{memo.number}</span>
            <CellNote>от {shortDate(todayIn(company.timeZone, new Date(memo.createdAt)))}</CellNote>
          </RecordCell>
          <RecordName onOpen={() => onOpen(memo.id)}>{memo.name}</RecordName>
          <RecordCell label={SECTION}>{SECTION_LABELS[memo.memoSection]}</RecordCell>
          <RecordCell label={STATUS}>
            <div className={styles.status}>
              <MemoStatusBadge status={memo.status} />
              <CellNote>
                {memo.linesDone} из {memo.lines}
              </CellNote>
            </div>
          </RecordCell>
          <RecordCell label={AUTHOR}>{memo.author}</RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}
