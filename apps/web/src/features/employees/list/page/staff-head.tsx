import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { ListHead } from '../../../../ui/list-head.tsx'
import type { ListView } from '../list-view.ts'
import type { useStaffList } from '../use-staff-list.ts'
import { NameSearchForm } from './name-search-form.tsx'
import styles from './staff-head.module.css'

interface StaffHeadProps {
  list: Pick<ReturnType<typeof useStaffList>, 'summary' | 'isSelecting'>
  view: ListView
  hasDepartments: boolean
  actions: ReactNode
  onChange: (next: Partial<ListView>) => void
}

export function StaffHead({ list, view, hasDepartments, actions, onChange }: StaffHeadProps) {
  if (!hasDepartments) return <ListHead title="Работники" actions={actions} />
  const chosen = [view.text !== '', view.withDismissed]
  return (
    <ListHead
      title="Работники"
      actions={actions}
      filters={<StaffFilters view={view} onChange={onChange} />}
      chosen={chosen.filter(Boolean).length}
      summary={
        <>
          <span role="status">{list.summary}</span>
          {list.isSelecting && (
            <Button kind="quiet" className={styles.reset} onClick={() => onChange({ text: '', lacking: [] })}>
              Сбросить
            </Button>
          )}
        </>
      }
    />
  )
}

function StaffFilters({ view, onChange }: Pick<StaffHeadProps, 'view' | 'onChange'>) {
  const isAllFolded = view.folded === 'all'
  return (
    <>
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
    </>
  )
}
