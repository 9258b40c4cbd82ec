import type { DocumentAnswer } from '@ot/contract'
import { shortDate } from '@ot/text'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import { DocumentState } from '../document-state.tsx'
import styles from './history.module.css'
import { HistoryActions } from './history-actions.tsx'

const HEADS = ['Номер', 'Документ', 'Состояние'] as const

export function HistoryTable({ documents }: { documents: readonly DocumentAnswer[] }) {
  return (
    <RecordTable label="Зарегистрированные документы" heads={HEADS} hasActions>
      {documents.map((document) => (
        <tr key={document.id}>
          <RecordCell label={HEADS[0]} className={styles.number}>
            <span>№ {document.number}</span>
            <CellNote>
              от <time dateTime={document.date}>{shortDate(document.date)}</time>
            </CellNote>
          </RecordCell>
          <RecordName>
            {document.name}
            {document.subject !== null && <CellNote>{document.subject}</CellNote>}
          </RecordName>
          <RecordCell label={HEADS[2]}>
            <DocumentState document={document} />
          </RecordCell>
          <HistoryActions document={document} />
        </tr>
      ))}
    </RecordTable>
  )
}
