import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { timing } from '../lib/timing.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { WaitingWord } from './waiting-word.tsx'

const DEFAULT_WIDTH = 440

interface DialogProps {
  isOpen: boolean
  /** Asked for by Escape and by the cross; who keeps `isOpen` keeps the dialog open. */
  onClose: () => void
  title: string
  width?: number
  children: ReactNode
}

/**
 * The browser's own modal dialog: focus stays inside, Escape closes, the page behind is inert. The focus begins on what of it
 * bears `data-takes-focus`, else on its first control.
 */
export function Dialog({ isOpen, onClose, title, width = DEFAULT_WIDTH, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Before the effects of what is inside: a form that comes with its dialog can then take the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null || dialog.open === isOpen) return
    if (isOpen) openOn(dialog)
    else dialog.close()
  })
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--dialog-width': `${width}px`,
    '--dialog-animation': `${timing.modalAnimation}ms`,
  }
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      style={style}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file control inside cancels too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // React passes on what a dialog inside this one does.
        if (event.target === event.currentTarget && isOpen) onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Закрыть" onClick={onClose}>
          <IconX size={20} stroke={1.6} />
        </IconButton>
      </div>
      <div className={styles.body}>
        {children}
        {isOpen && <WaitingWord />}
      </div>
    </dialog>
  )
}

function openOn(dialog: HTMLDialogElement): void {
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-takes-focus]:enabled')?.focus()
}

/** The row of buttons at a dialog's end. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
