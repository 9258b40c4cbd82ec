import type { PaperPages } from '@ot/contract'
import { counted } from '@ot/text'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import { useMemo, useRef, useState } from 'react'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { usePagePictures } from './page-pictures.ts'
import { PageView, type Pointed } from './paper-page.tsx'
import styles from './paper-pages.module.css'
import { printPages } from './print-pages.ts'
import { usePrintKey } from './use-print-key.ts'

/** How wide a page is: as its place has room for, and larger, to be moved about. */
const ZOOMS = [1, 1.5, 2, 3] as const

interface PaperPagesViewProps {
  paper: PaperPages
  label: string
  /** Where each of the paper's facts comes from; a paper that says what it said tells of none. */
  origins?: readonly string[]
  /** Leads to where the fact is changed. */
  onChoose?: (fact: PaperPages['facts'][number]) => void
}

const NO_ORIGINS: readonly string[] = []

/** The pages of a paper as they will be printed; each value tells where it comes from. */
export function PaperPagesView({ paper, label, origins = NO_ORIGINS, onChoose }: PaperPagesViewProps) {
  const [zoom, setZoom] = useState(0)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const pictures = usePagePictures(paper)
  const { pages, facts } = paper
  const missing = useMemo(() => facts.map(({ isMissing }) => isMissing), [facts])
  const firstWithValues = pages.findIndex(({ values }) => values.length > 0)
  const choose = (place: number) => {
    const fact = facts[place]
    if (fact !== undefined) onChoose?.(fact)
  }
  return (
    <div className={styles.paper}>
      <div className={styles.bar}>
        <span className={styles.count}>{counted(pages.length, ['страница', 'страницы', 'страниц'])}</span>
        <IconButton label="Мельче" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <IconZoomOut size={20} stroke={1.6} />
        </IconButton>
        <IconButton label="Крупнее" disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          <IconZoomIn size={20} stroke={1.6} />
        </IconButton>
        <PrintButton paper={paper} title={label} pictures={pictures} />
      </div>
      <div
        className={styles.desk}
        role="document"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long paper is scrolled with the keyboard
        tabIndex={0}
        lang="ru"
      >
        <div className={styles.pages} style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%` }}>
          {pages.map((page, index) => (
            <PageView
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
              key={index}
              page={page}
              picture={pictures[index]}
              label={`Страница ${index + 1}`}
              isFirst={index === firstWithValues}
              words={origins}
              missing={missing}
              onPoint={setPointed}
              onChoose={choose}
            />
          ))}
        </div>
      </div>
      {pointed !== null && <Origin at={pointed.box} words={origins[pointed.fact] ?? ''} />}
    </div>
  )
}

const GAP = 6
const TIP_WIDTH = 320
/** Three lines and the padding: under a value this near to the end of the window there is no room. */
const TIP_HEIGHT = 76

/** Beside the value, and never out of the window. */
function Origin({ at, words }: { at: DOMRect; words: string }) {
  const left = Math.max(GAP, Math.min(at.left, window.innerWidth - TIP_WIDTH - GAP))
  const isLow = at.bottom + GAP + TIP_HEIGHT > window.innerHeight
  const place = isLow ? { bottom: window.innerHeight - at.top + GAP } : { top: at.bottom + GAP }
  return (
    <span className={styles.origin} style={{ left, ...place }} aria-hidden="true">
      {words}
    </span>
  )
}

interface PrintButtonProps {
  paper: PaperPages
  title: string
  pictures: readonly string[]
}

function PrintButton({ paper, title, pictures }: PrintButtonProps) {
  const work = useWork()
  const button = useRef<HTMLButtonElement>(null)
  usePrintKey(button, () => button.current?.click())
  return (
    <Button
      ref={button}
      kind="secondary"
      isBusy={work.isRunning}
      disabled={pictures.length === 0}
      onClick={() => void work.run(() => printPages(title, paper, pictures))}
    >
      <IconPrinter size={18} stroke={1.6} aria-hidden="true" /> Печать
    </Button>
  )
}
