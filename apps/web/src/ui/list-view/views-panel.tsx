import { isAllowed } from '@ot/domain'
import { useState } from 'react'
import { useSearchChange } from '../../lib/routing/use-router.ts'
import { Button } from '../button.tsx'
import { type ListAddress, savedSearch } from './list-address.ts'
import { OpenView } from './open-view.tsx'
import styles from './panels.module.css'
import type { ListViewState } from './use-list-view.ts'
import { ViewChoices } from './view-choices.tsx'
import { NewViewForm } from './view-forms.tsx'

interface ViewsPanelProps {
  state: ListViewState
  onDone: () => void
}

/** The saved views of a list: one is opened, the present state is saved, the open one is changed. */
export function ViewsPanel({ state, onDone }: ViewsPanelProps) {
  const { company, view } = state
  const [isSaving, setSaving] = useState(false)
  const changeSearch = useSearchChange()
  const mayShare = company !== null && isAllowed(company.role, 'company.change')

  function show(search: ListAddress): void {
    void changeSearch(search)
    onDone()
  }

  if (isSaving)
    return (
      <NewViewForm
        state={state}
        mayShare={mayShare}
        onSaved={(made) => show(savedSearch(made))}
        onCancel={() => setSaving(false)}
      />
    )
  return (
    <>
      <ViewChoices state={state} onShow={show} />
      {view !== null && (
        <OpenView key={view.id} view={view} state={state} mayShare={mayShare} onShow={show} onDone={onDone} />
      )}
      <Button kind="secondary" className={styles.save} onClick={() => setSaving(true)}>
        Сохранить как новый вид
      </Button>
    </>
  )
}
