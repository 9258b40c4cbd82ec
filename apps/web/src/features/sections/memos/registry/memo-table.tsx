import type { MemoSummary } from '@ot/contract'
import { SECTION_LABELS } from '@ot/domain'
import { shownDate, todayIn } from '../../../../lib/calendar-date.ts'
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
    <table className={styles.table} aria-label="Реестр чек-листов по заявкам">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {memos.map((memo) => (
          <tr key={memo.id} className={styles.row}>
            <td data-label={HEADS[0]} className={styles.number}>
              <span>{memo.number}</span>
              <span className={styles.small}>
                от {shownDate(todayIn(company.timeZone, new Date(memo.createdAt)))}
              </span>
            </td>
            <th scope="row" className={styles.name}>
              <button type="button" className={styles.open} onClick={() => onOpen(memo.id)}>
                {memo.name}
              </button>
            </th>
            <td data-label={HEADS[2]}>{SECTION_LABELS[memo.memoSection]}</td>
            <td data-label={HEADS[3]}>
              <div className={styles.status}>
                <MemoStatusBadge status={memo.status} />
                <span className={styles.small}>
                  {memo.linesDone} из {memo.lines}
                </span>
              </div>
            </td>
            <td data-label={HEADS[4]}>{memo.author}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
