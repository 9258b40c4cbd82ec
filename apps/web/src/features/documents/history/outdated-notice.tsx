import { PAGES } from '@ot/domain'
import { plural } from '@ot/text'
import { documentsText } from '../../../lib/document-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './history.module.css'
import { historySearch } from './history-search.ts'

/** How many documents of a group (null: of all) say what is not so any more, and what to do about it. */
export function OutdatedNotice({ group }: { group: string | null }) {
  const { registered, canMake, refresh } = useDocumentsScope()
  const count = [...registered.values()]
    .filter(({ latest }) => group === null || latest.group === group)
    .reduce((sum, { outdated }) => sum + outdated, 0)
  if (count === 0) return null
  const narrowed = group === null ? {} : { ofGroup: group }
  return (
    <div className={styles.outdated}>
      <Notice kind="warning">
        <div className={styles.outdatedLine}>
          <span>
            {plural(count, ['Устарел', 'Устарели', 'Устарели'])} {documentsText(count)}: изменились сведения,
            по которым {plural(count, ['он составлен', 'они составлены', 'они составлены'])}.
          </span>
          <Link to={PAGES.documentsMain.path} search={historySearch({ status: 'outdated', ...narrowed })}>
            Показать
          </Link>
          {canMake && (
            <Button kind="secondary" onClick={() => refresh({ group, document: null })}>
              Обновить только их
            </Button>
          )}
        </div>
      </Notice>
    </div>
  )
}
