import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { drawPaper } from './draw-paper.ts'
import styles from './preview-dialog.module.css'

type Stage = 'drawing' | 'drawn' | 'failed'

/** The pages of a .docx, as wide as the place has room for. */
export function PaperView({ bytes, label }: { bytes: Blob; label: string }) {
  const desk = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage>('drawing')

  useEffect(() => {
    const place = desk.current
    if (place === null) return
    const paper = drawPaper(place, bytes)
    paper.drawn.then(
      () => setStage('drawn'),
      (error: unknown) => {
        console.error('The preview failed', error)
        setStage('failed')
      },
    )
    return paper.remove
  }, [bytes])

  return (
    <>
      {stage === 'drawing' && <PageSpinner />}
      {stage === 'failed' && (
        <Notice kind="danger" role="alert">
          Не удалось показать документ на экране. Скачайте его и откройте в редакторе.
        </Notice>
      )}
      <div
        ref={desk}
        className={classNames(styles.desk, stage !== 'drawn' && styles.undrawn)}
        role="document"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long paper is scrolled with the keyboard
        tabIndex={0}
      />
    </>
  )
}
