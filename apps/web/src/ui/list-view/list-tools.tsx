import type { ListKey } from '@ot/domain'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconBookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs'
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useSearchChange } from '../../lib/routing/use-router.ts'
import { useIsBelow } from '../../lib/use-is-below.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { later } from '../later.tsx'
import { useFold } from '../use-fold.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { type HideableColumn, hidingSearch } from './list-address.ts'
import styles from './list-tools.module.css'
import { type ListViewState, useListView } from './use-list-view.ts'

const ViewsPanel = later(async () => (await import('./views-panel.tsx')).ViewsPanel)
const ColumnsPanel = later(async () => (await import('./columns-panel.tsx')).ColumnsPanel)

interface ListToolsProps {
  list: ListKey
  /** Those that may be hidden; none: the table has few. */
  columns: readonly HideableColumn[]
}

/** In the band of a list: under which name it stands as it does, and which columns it shows. */
export function ListTools({ list, columns }: ListToolsProps) {
  const state = useListView(list, columns)
  const isNarrow = useIsBelow('tablet')
  /** The actions of a list need the words' room. */
  const isTight = useIsBelow('desktop')
  useOwnColumns(state)
  if (state.company === null) return null
  const name = nameOf(state)
  const Bookmark = name === null ? IconBookmark : IconBookmarkFilled
  const bookmark = <Bookmark size={18} stroke={1.6} aria-hidden="true" />
  const words = isNarrow && columns.length > 0 ? 'Вид и столбцы' : 'Вид'
  return (
    <>
      <Fold label={name ?? words} icon={bookmark} isIcon={isNarrow || (isTight && name === null)}>
        {(close) => (
          <>
            <ViewsPanel state={state} onDone={close} />
            {isNarrow && columns.length > 0 && <ColumnsPanel state={state} />}
          </>
        )}
      </Fold>
      {isNarrow && name !== null && (
        <p className={styles.openView}>
          <Words label={name} />
        </p>
      )}
      {!isNarrow && columns.length > 0 && (
        <Fold
          label={state.hidden.length === 0 ? 'Столбцы' : `Столбцы · ${shownCount(state)}`}
          icon={<IconColumns3 size={18} stroke={1.6} aria-hidden="true" />}
          isIcon={isTight}
        >
          {() => <ColumnsPanel state={state} />}
        </Fold>
      )}
    </>
  )
}

const CHANGED = ' · изменён'

/** A long name is cut; that the list stands otherwise is not. */
function Words({ label }: { label: string }) {
  const isChanged = label.endsWith(CHANGED)
  return (
    <span className={styles.words}>
      <span className={styles.label}>{isChanged ? label.slice(0, -CHANGED.length) : label}</span>
      {isChanged && <span className={styles.changed}>{CHANGED}</span>}
    </span>
  )
}

function nameOf({ view, isChanged }: ListViewState): string | null {
  if (view === null) return null
  return isChanged ? `${view.name}${CHANGED}` : view.name
}

/** «6 из 8», the one that always stays among them. */
function shownCount({ columns, hidden }: ListViewState): string {
  const all = columns.length + 1
  return `${all - hidden.length}\u00a0из\u00a0${all}`
}

/** The user's own choice goes into the address, so that whoever gets it sees the same. */
function useOwnColumns({ list, isSilent, hidden, search }: ListViewState): void {
  const changeSearch = useSearchChange()
  const own = isSilent ? hidden.join(',') : ''
  const write = useEffectEvent(() => {
    void changeSearch(hidingSearch(search, hidden), { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is written anew, though it hides the same
  useEffect(() => {
    if (own !== '') write()
  }, [list, own])
}

interface FoldProps {
  label: string
  icon: ReactNode
  /** The words are for those who listen. */
  isIcon?: boolean
  children: (close: () => void) => ReactNode
}

function Fold({ label, icon, isIcon = false, children }: FoldProps) {
  const { id, anchor, isOpen, toggle, close } = useFold()
  return (
    <div ref={anchor} className={styles.anchor}>
      <Button
        kind="secondary"
        className={classNames(styles.open, isIcon && styles.icon)}
        title={label}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        {icon}
        {isIcon ? <VisuallyHidden>{label}</VisuallyHidden> : <Words label={label} />}
      </Button>
      {isOpen && (
        // A press on its words gives the focus to the panel and not to the page around, which would close it.
        <div id={id} className={styles.panel} tabIndex={-1}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
