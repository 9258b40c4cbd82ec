import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { type MouseEvent, useEffect, useId } from 'react'
import type { FoundPaper, RecentRow } from '../../lib/recent-rows.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './search.module.css'
import type { SearchGroup } from './search-groups.ts'

const DOWNLOAD_KEYS = 'Shift+Enter'

interface SearchResultsProps {
  listId: string
  groups: readonly SearchGroup[]
  /** Among the rows of all groups. */
  active: number
  optionId: (index: number) => string
  onHover: (index: number) => void
  onPick: (row: RecentRow, isApart: boolean) => void
  onDownload: (row: RecentRow, paper: FoundPaper) => void
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

function Group({ group, first, active, optionId, onHover, onPick, onDownload }: GroupProps) {
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
          <div
            key={row.address + row.title}
            role="presentation"
            className={classNames(styles.found, index === active && styles.active)}
          >
            {/* A link, so that the mouse opens it in a new tab by the browser's own ways; keys are pressed in the field. */}
            <a
              id={optionId(index)}
              role="option"
              href={row.address}
              tabIndex={-1}
              aria-selected={index === active}
              aria-keyshortcuts={row.paper === null ? undefined : DOWNLOAD_KEYS}
              className={styles.row}
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
            {row.paper !== null && (
              <DownloadButton
                row={row}
                paper={row.paper}
                onHover={() => onHover(index)}
                onDownload={onDownload}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

interface DownloadButtonProps {
  row: RecentRow
  paper: FoundPaper
  onHover: () => void
  onDownload: GroupProps['onDownload']
}

/** For the mouse alone, as an option has nothing to press within: the option itself names the keys. */
function DownloadButton({ row, paper, onHover, onDownload }: DownloadButtonProps) {
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      className={styles.download}
      title={`Скачать (${DOWNLOAD_KEYS})`}
      onPointerMove={onHover}
      onMouseDown={keepFocus}
      onClick={() => onDownload(row, paper)}
    >
      <IconDownload size={18} stroke={1.6} aria-hidden="true" /> Скачать
    </button>
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
