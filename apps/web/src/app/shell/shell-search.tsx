import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { lazy, Suspense } from 'react'
import { useDialogSlot } from '../../lib/use-dialog-slot.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useTypedAhead } from '../keys/use-typed-ahead.ts'
import styles from './shell-search.module.css'

const SearchDialog = lazy(async () => {
  const { SearchDialog: Search } = await import('../../features/search/search-dialog.tsx')
  return { default: Search }
})
const KeysDialog = lazy(async () => {
  const { KeysDialog: Keys } = await import('../keys/keys-dialog.tsx')
  return { default: Keys }
})

/** The way to everything by words, and the keys of the application. */
export function ShellSearch() {
  const search = useDialogSlot<true>()
  const keys = useDialogSlot<true>()
  const typedAhead = useTypedAhead()
  const openSearch = () => {
    typedAhead.begin()
    search.open(true)
  }
  useKeys({ search: openSearch, keys: () => keys.open(true), takes: typedAhead.takes })
  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-keyshortcuts="Control+K"
        title="Найти (Ctrl+K)"
        onClick={openSearch}
      >
        <IconSearch size={20} stroke={1.6} aria-hidden="true" />
        <span className={styles.label}>Найти</span>
        <span className={styles.key} data-key-hint aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <Suspense fallback={null}>
        {search.about !== null && (
          <SearchDialog
            key={search.opening}
            isOpen={search.isOpen}
            onClose={search.close}
            takeTyped={typedAhead.end}
          />
        )}
        {keys.about !== null && <KeysDialog key={keys.opening} isOpen={keys.isOpen} onClose={keys.close} />}
      </Suspense>
    </>
  )
}
