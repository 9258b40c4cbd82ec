import type { DocumentAnswer } from '@ot/contract'
import { lowerFirst, shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Refreshed, refreshDocuments } from '../../../lib/company/documents.ts'
import { documentsText } from '../../../lib/document-words.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import dialogStyles from '../dialogs/dialogs.module.css'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './history.module.css'

interface RefreshQuestionProps {
  documents: readonly DocumentAnswer[]
  onRefreshed: (refreshed: Refreshed) => void
  onCancel: () => void
}

/** Which of them, and what will become of them. */
export function RefreshQuestion({ documents, onRefreshed, onCancel }: RefreshQuestionProps) {
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const { company, today } = useDocumentsScope()
  const [left, setLeft] = useState<readonly number[]>([])
  const work = useWork()
  const ids = documents.map(({ id }) => id).filter((id) => !left.includes(id))

  async function refresh(): Promise<void> {
    const body = { companyId: company.id, ids }
    onRefreshed(await refreshDocuments(client, body, keyOf(body)))
  }

  if (documents.length === 0) return <p className={dialogStyles.note}>Устаревших документов нет.</p>
  return (
    <>
      <p className={dialogStyles.note}>
        Будут зарегистрированы новые документы от {shortDate(today)} со следующими номерами. Прежние останутся
        в списке с отметкой о замене, их текст не изменится.
      </p>
      <ul className={dialogStyles.list}>
        {documents.map((document) => (
          <li key={document.id} className={dialogStyles.item}>
            <Checkbox
              id={`refresh-${document.id}`}
              isChecked={!left.includes(document.id)}
              onChange={(isChecked) =>
                setLeft(isChecked ? left.filter((id) => id !== document.id) : [...left, document.id])
              }
            >
              {document.name} №&nbsp;{document.number} от {shortDate(document.date)}
              {document.subject !== null && ` — ${document.subject}`}
              <span className={styles.small}>изменилось: {document.changes.map(lowerFirst).join('; ')}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {work.failure !== null && <FormError text={work.failure} />}
      <DialogActions>
        <Button kind="secondary" onClick={onCancel}>
          Отмена
        </Button>
        <Button isBusy={work.isRunning} disabled={ids.length === 0} onClick={() => void work.run(refresh)}>
          Обновить {documentsText(ids.length)}
        </Button>
      </DialogActions>
    </>
  )
}
