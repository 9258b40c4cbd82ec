import type { DocumentAnswer } from '@ot/contract'
import { shortDate } from '@ot/text'
import { Button } from '../../../ui/button.tsx'
import { DocumentState } from '../document-state.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './dialogs.module.css'
import { DocumentDownload } from './document-download.tsx'

export function RegisteredDocument({ document }: { document: DocumentAnswer }) {
  const { canMake, refresh, void: annul } = useDocumentsScope()
  const { number, date, subject, status } = document
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        <span>
          № {number} от <time dateTime={date}>{shortDate(date)}</time>
          {subject !== null && ` — ${subject}`}
        </span>
        <DocumentState document={document} />
      </div>
      <div className={styles.itemActions}>
        {canMake && status === 'outdated' && (
          <Button kind="quiet" onClick={() => refresh({ group: null, document })}>
            Обновить
          </Button>
        )}
        <DocumentDownload document={document} kind="quiet" />
        <DocumentDownload document={document} kind="quiet" format="pdf" />
        {canMake && status !== 'void' && (
          <Button kind="quiet" aria-label={`Аннулировать № ${number}`} onClick={() => annul(document)}>
            Аннулировать
          </Button>
        )}
      </div>
    </li>
  )
}
