import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { type ReactNode, useEffect, useState } from 'react'
import { timing } from '../../../../lib/timing.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { selectedText } from '../texts.ts'
import type { RowSelection } from '../use-row-selection.ts'
import { SelectAll } from './select-all.tsx'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  selection: RowSelection
  completeLabel: string
  /** Spec 4: with every row in a memo there is nothing to ask for. */
  isAllInMemos: boolean
  /** Without headers the box for all rows stands here. */
  isCards: boolean
  onComplete: () => void
  /** Null: memos cannot be formed here. */
  onFormMemo: (() => void) | null
}

const NOTHING_SELECTED = 'Выберите необходимые строки'

/** What can be done with the selected rows; stays in sight under a long list. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, completeLabel, isAllInMemos, isCards, onComplete, onFormMemo } = props
  const { selected, hidden, clear } = selection
  const [warnings, setWarnings] = useState(0)
  const withRows = (work: () => void) => (selected.length === 0 ? setWarnings(warnings + 1) : work())
  return (
    <section className={styles.bar} aria-label="Выбранные строки">
      <div className={styles.about}>
        {isCards && <SelectAll selection={selection} />}
        <span role="status">{selectedText(selected.length, hidden)}</span>
        {selected.length > 0 && (
          <Button kind="quiet" className={styles.clear} onClick={clear}>
            Снять выбор
          </Button>
        )}
        {warnings > 0 && selected.length === 0 && (
          <Warning key={warnings} onGone={() => setWarnings(0)}>
            {NOTHING_SELECTED}
          </Warning>
        )}
      </div>
      <div className={styles.works}>
        <Button
          kind="secondary"
          className={styles.work}
          data-marks-chosen
          disabled={isAllInMemos}
          onClick={() => withRows(onComplete)}
        >
          <IconCheck size={18} stroke={1.8} aria-hidden="true" /> {completeLabel}
        </Button>
        {onFormMemo !== null && (
          <Button
            className={classNames(styles.work, styles.memo)}
            data-forms-memo
            disabled={isAllInMemos}
            onClick={() => withRows(onFormMemo)}
          >
            <IconFileText size={18} stroke={1.8} aria-hidden="true" /> Сформировать заявку
          </Button>
        )}
      </div>
    </section>
  )
}

function Warning({ onGone, children }: { onGone: () => void; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(onGone, timing.emptySelectionWarning)
    return () => clearTimeout(timer)
  }, [onGone])
  return (
    <span className={styles.warning} role="alert">
      {children}
    </span>
  )
}
