import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import { type ReactNode, useState } from 'react'
import { useIsBelow } from '../lib/use-is-below.ts'
import { Button } from './button.tsx'
import { type ChosenWords, chosenIn, printedWords } from './chosen-words.ts'
import { classNames } from './class-names.ts'
import { FoldedActions } from './folded-actions.tsx'
import { FoldedHint } from './folded-hint.tsx'
import styles from './list-head.module.css'
import { PrintHead } from './print-head.tsx'

interface ListHeadProps {
  title: ReactNode
  /** Beside the title: of what day the list is. */
  beside?: ReactNode
  /** What the list is about, behind «?»: the rows come first. */
  hint?: ReactNode
  /** Under which name it stands as it does, and which columns it shows: `ListTools`. */
  tools?: ReactNode
  /** What can be done with the whole of it. */
  actions?: ReactNode
  /** What is done most of all: on a phone it stands under the title, never folded. */
  primary?: ReactNode
  /** The field that finds rows by words: it stands first among the filters, and alone where they are folded on a wide screen. */
  search?: ReactNode
  /** Fields that choose rows. On a phone they are folded. */
  filters?: ReactNode
  /** What they choose. */
  chosen?: ChosenWords
  /** What chooses at one press and stays in sight on a phone too. */
  switches?: ReactNode
  /** What chooses rows beside the fields. */
  switched?: ChosenWords
  /** What the list is about, on paper. */
  printed?: string
  /** How many rows there are, in words. */
  summary?: ReactNode
  /** All of it fits in two lines of a desktop, and of no narrower screen: there actions and filters fold as on a phone. */
  isCrowded?: boolean
}

/**
 * The one band above the rows of a list: its name, what can be done with it and what chooses its rows. The sheet around it
 * takes the whole width of the window (`data-list`). Where dialogs may be open everything keeps its place when a phone is turned.
 */
export function ListHead({
  title,
  beside,
  hint,
  tools,
  actions,
  primary,
  search,
  filters,
  chosen = [],
  switches,
  switched = [],
  printed = '',
  summary,
  isCrowded = false,
}: ListHeadProps) {
  const isNarrow = useIsBelow('tablet')
  const isTight = useIsBelow('desktop') && isCrowded && !isNarrow
  const isFolded = isNarrow || isTight
  const [isOpen, setOpen] = useState(false)
  const count = chosenIn(chosen).length
  const isChosen = search !== undefined || filters !== undefined || switches !== undefined
  const hasFold = filters !== undefined || (isNarrow && search !== undefined)
  const fold = isFolded && hasFold && (
    <Button kind="secondary" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <IconFilter size={18} stroke={1.6} aria-hidden="true" />
      Отбор{count > 0 && ` · ${count}`}
    </Button>
  )
  return (
    <div className={styles.head} data-list>
      <div className={styles.top}>
        <div className={styles.names}>
          <h1 className={styles.title}>{title}</h1>
          {isNarrow && <Summary>{summary}</Summary>}
        </div>
        <div className={styles.beside}>{beside}</div>
        {hint !== undefined && <FoldedHint>{hint}</FoldedHint>}
        {switches === undefined && fold}
        {tools}
        {isTight && isThere(search) && <search className={styles.alone}>{search}</search>}
        {(isTight || (!isNarrow && !isChosen)) && <Summary>{summary}</Summary>}
        <div className={styles.actions}>
          {isThere(actions) && (
            <FoldedActions isFolded={isFolded} className={styles.line}>
              {actions}
            </FoldedActions>
          )}
          {isThere(primary) && <div className={styles.primary}>{primary}</div>}
        </div>
      </div>
      {isChosen && isFolded && (
        <FoldedChoosing switches={switches} fold={fold} isOpen={isOpen}>
          {isNarrow && search}
          {filters}
        </FoldedChoosing>
      )}
      {isChosen && !isFolded && (
        <search className={styles.choosing}>
          {search}
          {filters}
          <div className={styles.choosing}>
            {switches}
            <Summary>{summary}</Summary>
          </div>
        </search>
      )}
      <PrintHead text={`${printed} ${isChosen ? printedWords([...chosen, ...switched]) : ''}`.trim()} />
    </div>
  )
}

interface FoldedChoosingProps extends Pick<ListHeadProps, 'switches'> {
  fold: ReactNode
  isOpen: boolean
  /** What is folded. */
  children: ReactNode
}

function FoldedChoosing({ switches, fold, isOpen, children }: FoldedChoosingProps) {
  return (
    <search className={classNames(styles.choosing, switches === undefined && !isOpen && styles.closed)}>
      {switches !== undefined && (
        <div className={styles.strip}>
          {fold}
          {switches}
        </div>
      )}
      {isOpen && <div className={styles.unfolded}>{children}</div>}
    </search>
  )
}

function Summary({ children }: { children: ReactNode }) {
  if (children === undefined) return null
  return <p className={styles.summary}>{children}</p>
}

function isThere(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false
}
