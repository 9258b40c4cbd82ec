import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SearchInput } from '../../../../ui/search-input.tsx'
import { searchText } from '../list-view.ts'
import styles from './staff-head.module.css'

const NAME_MAX = 300

/** Looks for what is typed on Enter or by the button, not before. */
export function NameSearchForm({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
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
  }

  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = searchText(typed)
        setTyped(wanted)
        onSearch(wanted)
      }}
    >
      <SearchInput
        label="Поиск по ФИО"
        placeholder="Поиск по ФИО"
        maxLength={NAME_MAX}
        value={typed}
        isSearched={text !== ''}
        onChange={setTyped}
        onClear={clear}
      />
      <Button type="submit" kind="secondary">
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <span className={styles.find}>Найти</span>
      </Button>
    </form>
  )
}
