import type { SentDocument } from '@ot/contract'
import { useEffect, useState } from 'react'
import { errorText } from '../../lib/load.ts'
import { useIsBelow } from '../../lib/use-is-below.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PaperView } from '../../ui/paper-view.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import styles from './acknowledge-page.module.css'
import { getSharedFile } from './shared-dispatch.ts'

/** The paper itself. */
export function SharedPaper({ token, document }: { token: string; document: SentDocument }) {
  const [bytes, setBytes] = useState<Blob | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    getSharedFile({ token, document, format: 'docx' }, leaving.signal).then(
      (file) => setBytes(file.bytes),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        if (!(error instanceof Error)) throw error
        setFailure(errorText(error))
      },
    )
    return () => leaving.abort()
  }, [token, document])

  if (failure !== null) {
    return (
      <Notice kind="danger" role="alert">
        {failure}
      </Notice>
    )
  }
  return bytes === null ? <PageSpinner /> : <ReadablePaper bytes={bytes} label={document.name} />
}

/** A sheet of paper shrunk to a phone cannot be read: there the text takes the width of the screen, if not told otherwise. */
function ReadablePaper({ bytes, label }: { bytes: Blob; label: string }) {
  const isNarrow = useIsBelow('tablet')
  const [asSheets, setAsSheets] = useState(false)
  const shape = isNarrow && !asSheets ? 'flowing' : 'sheets'
  return (
    <div>
      {isNarrow && (
        <Button kind="quiet" className={styles.shape} onClick={() => setAsSheets(!asSheets)}>
          {asSheets ? 'Крупным текстом' : 'Как на бумаге'}
        </Button>
      )}
      <PaperView key={shape} bytes={bytes} label={label} shape={shape} />
    </div>
  )
}
