import type { ListViewAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeListView,
  deleteListView,
  readListView,
  refreshListViews,
} from '../../lib/company/list-view-changes.ts'
import { useDeleting } from '../../lib/form/use-deleting.ts'
import { useWorkOver } from '../../lib/form/use-work-over.ts'
import { Button } from '../button.tsx'
import { FormError } from '../form-error.tsx'
import { type ListAddress, savedSearch } from './list-address.ts'
import styles from './panels.module.css'
import type { ListViewState } from './use-list-view.ts'
import { ViewConflict } from './view-conflict.tsx'
import { RenameViewForm } from './view-forms.tsx'

interface OpenViewProps {
  view: ListViewAnswer
  state: ListViewState
  mayShare: boolean
  onShow: (search: ListAddress) => void
  onDone: () => void
}

/** What can be done with the view that is open: taken back to how it was saved, saved as it stands, renamed, deleted. */
export function OpenView({ view, state, mayShare, onShow, onDone }: OpenViewProps) {
  const [isRenaming, setRenaming] = useState(false)
  const client = useQueryClient()
  // As the user looks at it: what is saved meanwhile, by anybody, is asked about.
  const [base] = useState(view)
  const readStored = () => readListView(base)
  const overwriting = useWorkOver<ListViewAnswer>({
    version: base.version,
    work: (version) => changeListView(client, { ...base, version }, { search: state.state }),
    readStored,
    onDone,
  })
  const deleting = useDeleting<ListViewAnswer>({
    version: base.version,
    remove: (version) => deleteListView(client, { ...base, version }),
    readStored,
    onDone() {
      const { view: _gone, ...rest } = state.search
      onShow(rest)
    },
  })
  const mayChange = mayShare || !view.isShared
  if (isRenaming)
    return (
      <div className={styles.open}>
        <RenameViewForm
          view={view}
          state={state}
          mayShare={mayShare}
          onSaved={onDone}
          onCancel={() => setRenaming(false)}
        />
      </div>
    )
  if (!mayChange && !state.isChanged) return null

  const isRunning = overwriting.isRunning || deleting.isRunning
  const failure = overwriting.failure ?? deleting.failure

  return (
    <section className={styles.open} aria-label="Открытый вид">
      <p className={styles.title}>
        {view.name}
        {state.isChanged && ' · изменён'}
      </p>
      {failure !== null && <FormError text={failure} />}
      <div className={styles.deeds}>
        {state.isChanged && mayChange && (
          <Button kind="quiet" isBusy={isRunning} onClick={overwriting.start}>
            Сохранить изменения
          </Button>
        )}
        {state.isChanged && (
          <Button kind="quiet" onClick={() => onShow(savedSearch(view))}>
            Вернуть как было
          </Button>
        )}
        {mayChange && (
          <>
            <Button kind="quiet" onClick={() => setRenaming(true)}>
              Переименовать
            </Button>
            <Button kind="quiet" className={styles.remove} isBusy={isRunning} onClick={deleting.start}>
              Удалить
            </Button>
          </>
        )}
      </div>
      <ViewConflict
        of={overwriting}
        state={state}
        view={base}
        mine={{ search: state.state }}
        onShowStored={(stored) => {
          onShow(savedSearch(stored))
          void refreshListViews(client, base)
        }}
      />
      <ViewConflict
        deed="delete"
        of={deleting}
        state={state}
        view={base}
        onShowStored={() => {
          deleting.postponeConflict()
          void refreshListViews(client, base)
        }}
      />
    </section>
  )
}
