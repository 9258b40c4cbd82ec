import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import fieldStyles from '../../../../ui/field.module.css'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { searchText } from '../list-view.ts'
import styles from './list-toolbar.module.css'

const NAME_MAX = 300

/** Looks for what is typed on Enter or by the button, not before. */
export function NameSearchForm({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [searched, setSearched] = useState(text)
  // The address has changed: another search, or none.
  if (searched !== text) {
    setSearched(text)
    setTyped(text)
  }

  function clear(): void {
    setTyped('')
    onSearch('')
    input.current?.focus()
  }

  return (
    <search className={styles.search}>
      <form
        className={styles.searchForm}
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = searchText(typed)
          setTyped(wanted)
          onSearch(wanted)
        }}
      >
        <div className={fieldStyles.withButton}>
          <input
            ref={input}
            type="search"
            aria-label="Поиск по ФИО"
            placeholder="Поиск по ФИО"
            autoComplete="off"
            maxLength={NAME_MAX}
            className={classNames(fieldStyles.control, styles.searchInput)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {(typed !== '' || text !== '') && (
            <span>
              <IconButton label="Очистить поиск" onClick={clear}>
                <IconX size={18} stroke={1.6} aria-hidden="true" />
              </IconButton>
            </span>
          )}
        </div>
        <Button type="submit" kind="secondary">
          <IconSearch size={18} stroke={1.6} aria-hidden="true" /> Найти
        </Button>
      </form>
    </search>
  )
}
