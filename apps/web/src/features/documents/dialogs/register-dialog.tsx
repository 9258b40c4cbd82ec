import type { DocumentAnswer, TemplateAnswer } from '@ot/contract'
import { shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { documentsQuery } from '../../../lib/company/documents.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { DocumentState } from '../document-state.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './dialogs.module.css'
import { DocumentDownload } from './document-download.tsx'

const WIDTH = 720
const MOST = 500

interface RegisterDialogProps {
  template: TemplateAnswer
  isOpen: boolean
  onClose: () => void
}

/** All registered papers of one template. */
export function RegisterDialog({ template, isOpen, onClose }: RegisterDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Зарегистрированные документы" width={WIDTH}>
      <p className={styles.about}>{template.name}</p>
      {isOpen && <Documents template={template} />}
    </Dialog>
  )
}

function Documents({ template }: { template: TemplateAnswer }) {
  const { company } = useDocumentsScope()
  const page = useQuery(documentsQuery(company.id, { templateId: template.id, limit: String(MOST) }))
  return (
    <Loaded of={page}>
      {({ documents }) => (
        <ul className={styles.list}>
          {documents.map((document) => (
            <RegisteredDocument key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function RegisteredDocument({ document }: { document: DocumentAnswer }) {
  const { canMake, refresh, void: annul } = useDocumentsScope()
  const { number, date, subject, status } = document
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        <span>
          №&nbsp;{number} от <time dateTime={date}>{shortDate(date)}</time>
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
          <Button kind="quiet" aria-label={`Аннулировать №\u00a0${number}`} onClick={() => annul(document)}>
            Аннулировать
          </Button>
        )}
      </div>
    </li>
  )
}
