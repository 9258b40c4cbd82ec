import type { SentDocument } from '@ot/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { errorText } from '../../lib/load.ts'
import { type Answered, useAnswer } from '../../lib/use-answer.ts'
import { useIsBelow } from '../../lib/use-is-below.ts'
import { Button } from '../../ui/button.tsx'
import type { PaperShape } from '../../ui/draw-paper.ts'
import { Notice } from '../../ui/notice.tsx'
import { PaperView } from '../../ui/paper-view.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import styles from './acknowledge-page.module.css'
import { getSharedFile, getSharedPages } from './api/shared-dispatch.ts'

const PaperPagesView = lazy(() =>
  import('../../ui/paper-pages/paper-pages.tsx').then((module) => ({ default: module.PaperPagesView })),
)

interface SharedPaperProps {
  token: string
  document: SentDocument
}

/** The paper itself. A sheet shrunk to a phone is hard to read: there its text can take the width of the screen. */
export function SharedPaper({ token, document }: SharedPaperProps) {
  const isNarrow = useIsBelow('tablet')
  // Without pages of its own the text is all there is to begin with.
  const [asText, setAsText] = useState(!document.hasPages)
  const isText = isNarrow && asText
  return (
    <div>
      {isNarrow && (
        <Button kind="quiet" className={styles.shape} onClick={() => setAsText(!asText)}>
          {asText ? 'Как на бумаге' : 'Крупным текстом'}
        </Button>
      )}
      {document.hasPages && !isText ? (
        <SentPages token={token} document={document} />
      ) : (
        <WordPaper token={token} document={document} shape={isText ? 'flowing' : 'sheets'} />
      )}
    </div>
  )
}

/** The pages of the PDF that was sent, as they were set with it. */
function SentPages({ token, document }: SharedPaperProps) {
  const pages = useAnswer((signal) => getSharedPages(token, document, signal))
  return (
    <Suspense fallback={<PageSpinner />}>
      <Brought of={pages}>{(paper) => <PaperPagesView paper={paper} label={document.name} />}</Brought>
    </Suspense>
  )
}

function WordPaper({ token, document, shape }: SharedPaperProps & { shape: PaperShape }) {
  const file = useAnswer((signal) => getSharedFile({ token, document, format: 'docx' }, signal))
  return (
    <Brought of={file}>
      {({ bytes }) => <PaperView key={shape} bytes={bytes} label={document.name} shape={shape} />}
    </Brought>
  )
}

interface BroughtProps<T> {
  of: Answered<T>
  children: (answer: T) => ReactNode
}

function Brought<T>({ of: { answer, error, retry }, children }: BroughtProps<T>) {
  if (answer !== null) return children(answer)
  if (error === null) return <PageSpinner />
  return (
    <Notice kind="danger" role="alert">
      <p>{errorText(error)}</p>
      <Button kind="secondary" onClick={retry}>
        Повторить
      </Button>
    </Notice>
  )
}
