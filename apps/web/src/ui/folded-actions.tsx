import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './folded-actions.module.css'
import { IconButton } from './icon-button.tsx'

interface FoldedActionsProps {
  label?: string
  children: ReactNode
}

/**
 * What can be done with a page or a row, behind «⋯» where there is no room for words. What is folded stays in the page, so that a
 * dialog which one of the buttons has opened stands as well.
 */
export function FoldedActions({ label = 'Действия', children }: FoldedActionsProps) {
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && anchor.current?.contains(target) === false
    const leave = (event: Event) => isOutside(event.target) && setOpen(false)
    const press = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || (target instanceof Element && target.closest('dialog') !== null)) return
      setOpen(false)
      anchor.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', press)
    }
  }, [isOpen])

  return (
    <div className={styles.anchor} ref={anchor}>
      <IconButton
        label={label}
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconDots size={20} stroke={1.8} aria-hidden="true" />
      </IconButton>
      <div id={id} className={classNames(styles.panel, !isOpen && styles.closed)}>
        {children}
      </div>
    </div>
  )
}
