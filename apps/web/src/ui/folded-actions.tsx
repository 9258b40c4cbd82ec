import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './folded-actions.module.css'
import { IconButton } from './icon-button.tsx'
import { useFold } from './use-fold.ts'

interface FoldedActionsProps {
  label?: string
  /** False where there is room for words: everything stands in a line. */
  isFolded?: boolean
  /** Of that line. */
  className?: string | undefined
  children: ReactNode
}

/**
 * What can be done with a page or a row, behind «⋯» where there is no room for words. What is folded stays in the page, so that a
 * dialog which one of the buttons has opened stands as well; in the same place of it when there is room, so that turning a phone
 * takes nothing of what was typed there.
 */
export function FoldedActions({
  label = 'Действия',
  isFolded = true,
  className,
  children,
}: FoldedActionsProps) {
  const { id, anchor, isOpen, toggle } = useFold()
  return (
    <div className={isFolded ? styles.anchor : styles.unfolded} ref={anchor}>
      {isFolded && (
        <IconButton
          label={label}
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <IconDots size={20} stroke={1.8} aria-hidden="true" />
        </IconButton>
      )}
      <div
        id={id}
        className={
          isFolded ? classNames(styles.panel, !isOpen && styles.closed) : (className ?? styles.unfolded)
        }
      >
        {children}
      </div>
    </div>
  )
}
