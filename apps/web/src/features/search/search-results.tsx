import { type MouseEvent, useEffect, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './search.module.css'
import type { SearchGroup, SearchRow } from './search-groups.ts'

interface SearchResultsProps {
  listId: string
  groups: readonly SearchGroup[]
  /** Among the rows of all groups. */
  active: number
  optionId: (index: number) => string
  onHover: (index: number) => void
  onPick: (row: SearchRow, isApart: boolean) => void
}

export function SearchResults({ listId, groups, active, ...options }: SearchResultsProps) {
  const activeId = options.optionId(active)
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div id={listId} role="listbox" aria-label="Найденное" className={styles.list}>
      {groups.map((group, at) => (
        <Group
          key={group.label}
          group={group}
          first={groups.slice(0, at).reduce((total, { rows }) => total + rows.length, 0)}
          active={active}
          {...options}
        />
      ))}
    </div>
  )
}

interface GroupProps extends Omit<SearchResultsProps, 'listId' | 'groups'> {
  group: SearchGroup
  /** The place of its first row among all rows. */
  first: number
}

function Group({ group, first, active, optionId, onHover, onPick }: GroupProps) {
  const headingId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className={styles.heading}>
        {group.label}
      </div>
      {group.rows.map((row, at) => {
        const index = first + at
        return (
          // A link, so that the mouse opens it in a new tab by the browser's own ways; keys are pressed in the field.
          <a
            key={row.address + row.title}
            id={optionId(index)}
            role="option"
            href={row.address}
            tabIndex={-1}
            aria-selected={index === active}
            className={classNames(styles.row, index === active && styles.active)}
            onPointerMove={() => onHover(index)}
            onMouseDown={keepFocus}
            onClick={(event) => {
              if (isApart(event)) return
              event.preventDefault()
              onPick(row, false)
            }}
          >
            <span className={styles.title}>{row.title}</span>
            {row.note !== '' && <small className={styles.note}>{row.note}</small>}
          </a>
        )
      })}
    </div>
  )
}

/** The browser opens it in a tab or a window of its own. */
function isApart({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}

/** Pressing a row leaves the focus in the field. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
