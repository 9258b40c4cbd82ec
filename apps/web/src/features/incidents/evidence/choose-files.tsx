import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from '../fields/fields.module.css'
import { EVIDENCE_ACCEPT } from './evidence-file.ts'

interface ChooseFilesProps {
  id: string
  isDisabled?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Two ways to a photograph: the camera at the place, or what has been taken already. */
export function ChooseFiles({ id, isDisabled = false, onFiles }: ChooseFilesProps) {
  const camera = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])]
    // The same file may be chosen again after it has been removed.
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }

  return (
    <div className={styles.files}>
      <Button kind="secondary" id={id} disabled={isDisabled} onClick={() => camera.current?.click()}>
        <IconCamera size={20} stroke={1.6} aria-hidden="true" /> Сфотографировать
      </Button>
      <Button kind="secondary" disabled={isDisabled} onClick={() => folder.current?.click()}>
        <IconPaperclip size={20} stroke={1.6} aria-hidden="true" /> Выбрать файлы
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label="Снимок с камеры"
        onChange={take}
      />
      <input
        ref={folder}
        type="file"
        hidden
        multiple
        accept={EVIDENCE_ACCEPT}
        aria-label="Файлы доказательств"
        onChange={take}
      />
    </div>
  )
}
