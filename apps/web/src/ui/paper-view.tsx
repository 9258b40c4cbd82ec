import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { drawPaper, type PaperShape } from './draw-paper.ts'
import { Notice } from './notice.tsx'
import styles from './paper-view.module.css'
import { PageSpinner } from './spinner.tsx'

type Stage = 'drawing' | 'drawn' | 'failed'

interface PaperViewProps {
  bytes: Blob
  label: string
  shape?: PaperShape
}

/** The pages of a .docx, as wide as the place has room for. */
export function PaperView({ bytes, label, shape = 'sheets' }: PaperViewProps) {
  const desk = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage>('drawing')

  useEffect(() => {
    const place = desk.current
    if (place === null) return
    const paper = drawPaper(place, bytes, shape)
    paper.drawn.then(
      () => setStage('drawn'),
      (error: unknown) => {
        console.error('The preview failed', error)
        setStage('failed')
      },
    )
    return paper.remove
  }, [bytes, shape])

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
