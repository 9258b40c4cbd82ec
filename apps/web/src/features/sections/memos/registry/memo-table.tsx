import type { MemoSummary } from '@ot/contract'
import { SECTION_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { todayIn } from '../../../../lib/calendar-date.ts'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../../../ui/record-table.tsx'
import { useRecordsScope } from '../../records-scope.ts'
import { MemoStatusBadge } from '../dialog/memo-status-badge.tsx'
import styles from './registry.module.css'

const HEADS = ['№ заявки', 'Краткое наименование', 'Раздел', 'Статус', 'Составитель'] as const

interface MemoTableProps {
  memos: readonly MemoSummary[]
  onOpen: (id: number) => void
}

export function MemoTable({ memos, onOpen }: MemoTableProps) {
  const { company } = useRecordsScope()
  return (
    <RecordTable label="Реестр чек-листов по заявкам" heads={HEADS}>
      {memos.map((memo) => (
        <tr key={memo.id}>
          <RecordCell label={HEADS[0]} className={styles.number}>
            <span>{memo.number}</span>
            <CellNote>от {shortDate(todayIn(company.timeZone, new Date(memo.createdAt)))}</CellNote>
          </RecordCell>
          <RecordName onOpen={() => onOpen(memo.id)}>{memo.name}</RecordName>
          <RecordCell label={HEADS[2]}>{SECTION_LABELS[memo.memoSection]}</RecordCell>
          <RecordCell label={HEADS[3]}>
            <div className={styles.status}>
              <MemoStatusBadge status={memo.status} />
              <CellNote>
                {memo.linesDone} из {memo.lines}
              </CellNote>
            </div>
          </RecordCell>
          <RecordCell label={HEADS[4]}>{memo.author}</RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}
