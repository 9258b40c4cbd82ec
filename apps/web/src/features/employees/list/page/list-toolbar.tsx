import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import type { ListView } from '../list-view.ts'
import styles from './list-toolbar.module.css'
import { NameSearchForm } from './name-search-form.tsx'

interface ListToolbarProps {
  view: ListView
  /** How many are shown, in words. */
  summary: string
  isSelecting: boolean
  onChange: (next: Partial<ListView>) => void
}

export function ListToolbar({ view, summary, isSelecting, onChange }: ListToolbarProps) {
  const isAllFolded = view.folded === 'all'
  return (
    <div className={styles.toolbar}>
      {/* What is found must be seen: a new search unfolds everything. */}
      <NameSearchForm text={view.text} onSearch={(text) => onChange({ text, folded: [] })} />
      <Button kind="quiet" onClick={() => onChange({ folded: isAllFolded ? [] : 'all' })}>
        {isAllFolded ? 'Развернуть все' : 'Свернуть все'}
      </Button>
      <Checkbox
        id="with-dismissed"
        isChecked={view.withDismissed}
        onChange={(withDismissed) => onChange({ withDismissed })}
      >
        Показывать уволенных
      </Checkbox>
      <p className={styles.summary}>
        <span role="status">{summary}</span>
        {isSelecting && (
          <Button kind="quiet" className={styles.reset} onClick={() => onChange({ text: '', lacking: [] })}>
            Сбросить
          </Button>
        )}
      </p>
    </div>
  )
}
