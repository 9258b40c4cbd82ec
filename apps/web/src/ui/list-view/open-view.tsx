import type { ListViewAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeListView, deleteListView } from '../../lib/list-views.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../button.tsx'
import { FormError } from '../form-error.tsx'
import { type ListAddress, savedSearch } from './list-address.ts'
import styles from './panels.module.css'
import type { ListViewState } from './use-list-view.ts'
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
  const work = useWork()
  const mayChange = mayShare || !view.isShared
  if (isRenaming)
    return (
      <div className={styles.open}>
        <RenameViewForm
          view={view}
          mayShare={mayShare}
          onSaved={onDone}
          onCancel={() => setRenaming(false)}
        />
      </div>
    )
  if (!mayChange && !state.isChanged) return null

  function overwrite(): Promise<void> {
    return work.run(async () => {
      await changeListView(client, view, { search: state.state })
      onDone()
    })
  }

  function remove(): Promise<void> {
    return work.run(async () => {
      await deleteListView(client, view)
      const { view: _gone, ...rest } = state.search
      onShow(rest)
    })
  }

  return (
    <section className={styles.open} aria-label="Открытый вид">
      <p className={styles.title}>
        {view.name}
        {state.isChanged && ' · изменён'}
      </p>
      {work.failure !== null && <FormError text={work.failure} />}
      <div className={styles.deeds}>
        {state.isChanged && mayChange && (
          <Button kind="quiet" isBusy={work.isRunning} onClick={() => void overwrite()}>
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
            <Button
              kind="quiet"
              className={styles.remove}
              isBusy={work.isRunning}
              onClick={() => void remove()}
            >
              Удалить
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
