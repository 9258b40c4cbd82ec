import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './folded-actions.module.css'
import { IconButton } from './icon-button.tsx'
import { useFold } from './use-fold.ts'

interface FoldedActionsProps {
  label?: string
  children: ReactNode
}

/**
 * What can be done with a page or a row, behind «⋯» where there is no room for words. What is folded stays in the page, so that a
 * dialog which one of the buttons has opened stands as well.
 */
export function FoldedActions({ label = 'Действия', children }: FoldedActionsProps) {
  const { id, anchor, isOpen, toggle } = useFold()
  return (
    <div className={styles.anchor} ref={anchor}>
      <IconButton
        label={label}
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <IconDots size={20} stroke={1.8} aria-hidden="true" />
      </IconButton>
      <div id={id} className={classNames(styles.panel, !isOpen && styles.closed)}>
        {children}
      </div>
    </div>
  )
}
