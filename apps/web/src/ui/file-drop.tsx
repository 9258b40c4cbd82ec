import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonKind } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './file-drop.module.css'

interface FileDropProps {
  /** What the button says. */
  label: string
  /** What the file is, for those who listen. */
  fileLabel: string
  /** Extensions: «.xlsx,.csv». */
  accept: string
  kind: ButtonKind
  isDisabled: boolean
  isCompact?: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** A place to drop a file on, and the button that chooses one: the keyboard's way. */
export function FileDrop({
  label,
  fileLabel,
  accept,
  kind,
  isDisabled,
  isCompact = false,
  onFile,
  children,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(keepPageOnDrop, [])

  function take(files: FileList | null): void {
    const file = files?.[0]
    if (file !== undefined && !isDisabled) onFile(file)
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the pointer, the button inside does the same
    <div
      className={classNames(styles.zone, isCompact && styles.compact, isOver && !isDisabled && styles.over)}
      onDragOver={() => setOver(true)}
      onDragLeave={(event) => setOver(isInside(event))}
      onDrop={drop}
    >
      {children}
      <Button kind={kind} disabled={isDisabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={fileLabel}
        onChange={(event) => {
          take(event.target.files)
          // The mended file often has the same name: choosing it again is a choice too.
          event.target.value = ''
        }}
      />
    </div>
  )
}

function isInside({ currentTarget, relatedTarget }: DragEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
}

/** A file dropped beside the place would be opened by the browser instead of the page. */
function keepPageOnDrop(): () => void {
  const stop = (event: Event) => event.preventDefault()
  window.addEventListener('dragover', stop)
  window.addEventListener('drop', stop)
  return () => {
    window.removeEventListener('dragover', stop)
    window.removeEventListener('drop', stop)
  }
}
