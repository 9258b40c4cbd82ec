import type { SentDocument } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import { shortDate } from '@ot/text'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import { useState } from 'react'
import { saveFile } from '../../lib/http/save-file.ts'
import { useWork } from '../../lib/use-work.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './acknowledge-page.module.css'
import { getSharedFile } from './api/shared-dispatch.ts'
import { SharedPaper } from './shared-paper.tsx'

interface SharedPapersProps {
  token: string
  documents: readonly SentDocument[]
}

/** All papers by name, one of them open. */
export function SharedPapers({ token, documents }: SharedPapersProps) {
  const [shownId, setShownId] = useState(documents[0]?.id ?? 0)
  const shown = documents.find(({ id }) => id === shownId)
  return (
    <section className={styles.papers} aria-label="Документы">
      <ul className={styles.list}>
        {documents.map((document) => (
          <li
            key={document.id}
            className={classNames(
              styles.paper,
              documents.length > 1 && document.id === shownId && styles.shown,
            )}
          >
            <div>
              {documents.length === 1 ? (
                <span className={styles.title}>{document.name}</span>
              ) : (
                <button
                  type="button"
                  className={styles.title}
                  aria-pressed={document.id === shownId}
                  onClick={() => setShownId(document.id)}
                >
                  {document.name}
                </button>
              )}
              <PaperFacts document={document} />
            </div>
            <div className={styles.downloads}>
              {document.pdfSha256 !== null && <Download token={token} document={document} format="pdf" />}
              <Download token={token} document={document} format="docx" />
            </div>
          </li>
        ))}
      </ul>
      {shown !== undefined && <SharedPaper key={shown.id} token={token} document={shown} />}
    </section>
  )
}

function PaperFacts({ document }: { document: SentDocument }) {
  const { number, date, isVoid, signedByHand } = document
  return (
    <span className={styles.facts}>
      №&nbsp;{number} от {shortDate(date)}
      {isVoid && <Badge tone="unknown">аннулирован</Badge>}
      {signedByHand && <Badge tone="warning">подписывается на бумаге</Badge>}
    </span>
  )
}

const FORMATS = {
  pdf: { label: 'PDF', icon: IconFileTypePdf },
  docx: { label: 'Скачать', icon: IconDownload },
} satisfies Record<PaperFormat, object>

interface DownloadProps {
  token: string
  document: SentDocument
  format: PaperFormat
}

function Download({ token, document, format }: DownloadProps) {
  const { label, icon: Icon } = FORMATS[format]
  const work = useWork()
  return (
    <div>
      <Button
        kind="quiet"
        isBusy={work.isRunning}
        aria-label={`${label}: ${document.name}`}
        onClick={() =>
          void work.run(async () => {
            const file = await getSharedFile({ token, document, format })
            saveFile(file.bytes, file.name)
          })
        }
      >
        <Icon size={18} stroke={1.6} aria-hidden="true" /> {label}
      </Button>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
    </div>
  )
}
