import { PAGES } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { Refreshed } from '../../../lib/company/documents.ts'
import { documentsText } from '../../../lib/document-words.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import dialogStyles from '../dialogs/dialogs.module.css'
import styles from './history.module.css'
import { historySearch } from './history-search.ts'

/** What was replaced by what, and what stayed and why. */
export function RefreshOutcome({ refreshed, onClose }: { refreshed: Refreshed; onClose: () => void }) {
  const { documents, left } = refreshed
  return (
    <>
      {documents.length > 0 && (
        <Notice kind="success" role="status">
          Зарегистрировано вместо прежних: {documentsText(documents.length)}.
        </Notice>
      )}
      <ul className={dialogStyles.list}>
        {documents.map(({ id, name, number, date, subject }) => (
          <li key={id} className={dialogStyles.item}>
            {name} №&nbsp;{number} от {shortDate(date)}
            {subject !== null && ` — ${subject}`}
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <>
          <Notice kind="warning">Не обновлены: {documentsText(left.length)}.</Notice>
          <ul className={dialogStyles.list}>
            {left.map(({ id, name, number, reason }) => (
              <li key={id} className={dialogStyles.item}>
                <span>
                  {name} №&nbsp;{number}
                  <span className={styles.small}>{reason}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogActions>
        <Link
          to={PAGES.documentsMain.path}
          search={historySearch({})}
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
