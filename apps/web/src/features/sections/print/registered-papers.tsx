import type { DocumentAnswer } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { shortDate } from '@ot/text'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface RegisteredPapersProps {
  documents: readonly DocumentAnswer[]
  onClose: () => void
}

/** Under which numbers the papers stand in the register now. */
export function RegisteredPapers({ documents, onClose }: RegisteredPapersProps) {
  const [first, last] = [documents[0], documents.at(-1)]
  if (first === undefined || last === undefined) return null
  const numbers = documents.length === 1 ? `№ ${first.number}` : `№ ${first.number} — № ${last.number}`
  return (
    <>
      <Notice kind="success" role="status">
        Зарегистрировано: {numbers} от {shortDate(first.date)}. Распечатайте и соберите подписи.
      </Notice>
      <DialogActions>
        <Link
          to={PAGES.documentsMain.path}
          search={{ group: 'registered' }}
          className={buttonClass('secondary')}
          onClick={onClose}
        >
          Показать зарегистрированные
        </Link>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogActions>
    </>
  )
}
