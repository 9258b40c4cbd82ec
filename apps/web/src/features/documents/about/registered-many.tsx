import type { DocumentAnswer } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { shortDate } from '@ot/text'
import { documentsText } from '../../../lib/document-words.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { DocumentDownload } from '../dialogs/document-download.tsx'
import { historySearch } from '../history/history-search.ts'
import styles from './about.module.css'

interface RegisteredManyProps {
  documents: readonly DocumentAnswer[]
  onClose: () => void
}

/** Under which numbers the papers stand in the register now. */
export function RegisteredMany({ documents, onClose }: RegisteredManyProps) {
  const [first, last] = [documents[0], documents.at(-1)]
  if (first === undefined || last === undefined) return null
  const isOne = documents.length === 1
  return (
    <div className={styles.outcome}>
      <Notice kind="success" role="status">
        {isOne
          ? `Зарегистрирован под №\u00a0${first.number} от ${shortDate(first.date)}: ${first.subject ?? ''}.`
          : `Зарегистрировано: ${documentsText(documents.length)}, №\u00a0${first.number} — №\u00a0${last.number} от ${shortDate(first.date)}.`}
      </Notice>
      <DialogActions>
        <Link
          to={PAGES.documentsMain.path}
          search={historySearch({})}
          className={buttonClass('secondary')}
          onClick={onClose}
        >
          Показать зарегистрированные
        </Link>
        {isOne && <DocumentDownload document={first} />}
        <Button kind={isOne ? 'secondary' : 'primary'} onClick={onClose}>
          Закрыть
        </Button>
      </DialogActions>
    </div>
  )
}
