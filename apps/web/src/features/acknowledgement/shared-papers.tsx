import type { SentDocument } from '@ot/contract'
import { shortDate } from '@ot/text'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { saveFile } from '../../lib/http/save-file.ts'
import { useWork } from '../../lib/use-work.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './acknowledge-page.module.css'
import { getSharedFile } from './shared-dispatch.ts'
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
            <Download token={token} document={document} />
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
      № {number} от {shortDate(date)}
      {isVoid && <Badge tone="unknown">аннулирован</Badge>}
      {signedByHand && <Badge tone="warning">подписывается на бумаге</Badge>}
    </span>
  )
}

function Download({ token, document }: { token: string; document: SentDocument }) {
  const work = useWork()
  return (
    <div>
      <Button
        kind="quiet"
        isBusy={work.isRunning}
        aria-label={`Скачать: ${document.name}`}
        onClick={() =>
          void work.run(async () => {
            const file = await getSharedFile(token, document)
            saveFile(file.bytes, file.name)
          })
        }
      >
        <IconDownload size={18} stroke={1.6} aria-hidden="true" /> Скачать
      </Button>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
    </div>
  )
}
