import type { DocumentAnswer } from '@ot/contract'
import { DOCUMENT_STATUS_LABELS, type DocumentStatus } from '@ot/domain'
import { shownDate } from '../../../lib/calendar-date.ts'
import { lowerFirst } from '../../../lib/lower-first.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import styles from './history.module.css'
import { HistoryActions } from './history-actions.tsx'

const HEADS = ['Номер', 'Документ', 'Состояние'] as const
const TONES = { valid: 'success', void: 'unknown', outdated: 'warning' } satisfies Record<
  DocumentStatus,
  BadgeTone
>

export function HistoryTable({ documents }: { documents: readonly DocumentAnswer[] }) {
  return (
    <table className={styles.table} aria-label="Зарегистрированные документы">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">
            <span className={styles.hidden}>Действия</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <tr key={document.id} className={styles.row}>
            <td data-label={HEADS[0]} className={styles.number}>
              <span>№ {document.number}</span>
              <span className={styles.small}>
                от <time dateTime={document.date}>{shownDate(document.date)}</time>
              </span>
            </td>
            <th scope="row" className={styles.name}>
              {document.name}
              {document.subject !== null && <span className={styles.small}>{document.subject}</span>}
            </th>
            <td data-label={HEADS[2]}>
              <DocumentState document={document} />
            </td>
            <td className={styles.work}>
              <HistoryActions document={document} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether the document holds, and what there is to know about that. */
export function DocumentState({ document }: { document: DocumentAnswer }) {
  const { status, changes, replacedBy, voidReason, signedOn, awaitsSignature } = document
  if (status === 'valid' && replacedBy !== null) {
    return (
      <>
        <Badge tone="unknown">заменён</Badge>
        <span className={styles.small}>
          документом № {replacedBy.number} от {shownDate(replacedBy.date)}
        </span>
      </>
    )
  }
  return (
    <>
      <Badge tone={TONES[status]}>{DOCUMENT_STATUS_LABELS[status]}</Badge>
      {awaitsSignature && <span className={styles.small}>ждёт подписи</span>}
      {signedOn !== null && <span className={styles.small}>подписан {shownDate(signedOn)}</span>}
      {status === 'outdated' && (
        <span className={styles.small}>изменилось: {changes.map(lowerFirst).join('; ')}</span>
      )}
      {voidReason !== null && <span className={styles.small}>Причина: {voidReason}</span>}
    </>
  )
}
