import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { type ReactNode, useEffect, useRef } from 'react'
import { NOTHING_FOUND } from './choices.ts'
import { classNames } from './class-names.ts'
import styles from './drop-list.module.css'
import type { DropListState } from './use-drop-list.ts'

interface ListedOption {
  key: string | number
  label: string
  isSelected: boolean
  /** The way out when none of the others fits: stays in sight at the list's end. */
  isOtherwise?: boolean
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
      <div
        id={state.id}
        role="listbox"
        className={styles.options}
        aria-label="Варианты"
        aria-multiselectable={isMultiple}
      >
        {options.map(({ key, label, isSelected, isOtherwise = false }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the input that owns the list
          <div
            key={key}
            id={state.optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={isSelected}
            className={classNames(
              styles.option,
              isOtherwise && styles.otherwise,
              index === state.active && styles.active,
            )}
            onPointerMove={() => state.onHover(index)}
            onClick={() => state.onPick(index)}
          >
            {isSelected && <IconCheck size={18} stroke={1.8} aria-hidden="true" />}
            <span>{label}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

export function nothingFound(count: number): string | undefined {
  return count === 0 ? NOTHING_FOUND : undefined
}
