import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { type ReactNode, type UIEvent, useEffect, useRef, useState } from 'react'
import { NOTHING_FOUND } from './choices.ts'
import { classNames } from './class-names.ts'
import styles from './drop-list.module.css'
import type { DropListState } from './use-drop-list.ts'

interface ListedOption {
  key: string | number
  label: string
  isSelected: boolean
  note?: string | undefined
  /** The way out when none of the others fits: stays in sight at the list's end. */
  isOtherwise?: boolean
  /** Names those under it and cannot be picked itself. */
  isHeading?: boolean
}

interface DropListProps {
  state: DropListState
  isMultiple?: boolean
  options: readonly ListedOption[]
  /** In front of the options: what is said when nothing matches, or when they could not be loaded. */
  message?: ReactNode
}

/** The list under its input: opened, it comes into view as a whole. */
export function DropList({ state, isMultiple = false, options, message }: DropListProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing inside must not take the focus out of the input
    <div
      ref={ref}
      className={classNames(styles.list, state.opensUp && styles.up)}
      style={{ maxHeight: state.maxHeight }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {message !== undefined && (
        <div className={styles.nothing} role="status">
          {message}
        </div>
      )}
      <Options state={state} isMultiple={isMultiple} options={options} />
    </div>
  )
}

/** Of a list of a thousand only those are drawn that can be seen soon. */
const DRAWN_AT_ONCE = 60

interface OptionsProps {
  state: DropListState
  isMultiple: boolean
  options: readonly ListedOption[]
}

function Options({ state, isMultiple, options }: OptionsProps) {
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE)
  const end = Math.max(drawn, state.active + DRAWN_AT_ONCE)

  function drawMore({ currentTarget }: UIEvent): void {
    const below = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight
    if (below < state.maxHeight && drawn < options.length) setDrawn(drawn + DRAWN_AT_ONCE)
  }

  return (
    <div
      id={state.id}
      role="listbox"
      className={styles.options}
      aria-label="Варианты"
      aria-multiselectable={isMultiple}
      onScroll={drawMore}
    >
      {options.map((option, index) =>
        index < end || option.isOtherwise ? (
          <Option key={option.key} state={state} option={option} index={index} total={options.length} />
        ) : null,
      )}
    </div>
  )
}

interface OptionProps {
  state: DropListState
  option: ListedOption
  index: number
  total: number
}

function Option({ state, option, index, total }: OptionProps) {
  const { label, note, isSelected, isOtherwise = false, isHeading = false } = option
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the input that owns the list
    <div
      id={state.optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={isHeading || undefined}
      aria-setsize={total}
      aria-posinset={index + 1}
      className={classNames(
        styles.option,
        isOtherwise && styles.otherwise,
        isHeading && styles.heading,
        index === state.active && styles.active,
      )}
      onPointerMove={() => state.onHover(index)}
      onClick={() => state.onPick(index)}
    >
      {isSelected && <IconCheck size={18} stroke={1.8} aria-hidden="true" />}
      <span>{label}</span>
      {note !== undefined && <small className={styles.note}>{note}</small>}
    </div>
  )
}

export function nothingFound(count: number): string | undefined {
  return count === 0 ? NOTHING_FOUND : undefined
}
