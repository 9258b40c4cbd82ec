import type { DispatchAnswer, SentDocument } from '@ot/contract'
import { DISPATCH_STATUS_LABELS, isWaiting } from '@ot/domain'
import { momentText, shortDate } from '@ot/text'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useWork } from '../../../lib/use-work.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { saveSentDocument } from '../api/dispatches.ts'
import { DISPATCH_TONES, numberText } from '../dispatch-texts.ts'
import { useDispatchesScope } from '../dispatches-scope.ts'
import styles from './card.module.css'

/** What was sent, when and with which words. */
export function DispatchHead({ dispatch }: { dispatch: DispatchAnswer }) {
  const { company } = useDispatchesScope()
  const { status, createdAt, createdBy, due, letter, needsSignature, documents } = dispatch
  const waiting = dispatch.recipients.filter(({ state }) => isWaiting(state)).length
  return (
    <div className={styles.head}>
      <p className={styles.facts}>
        <Badge tone={DISPATCH_TONES[status]}>
          {status === 'waiting' ? `ждём ${waiting}` : DISPATCH_STATUS_LABELS[status]}
        </Badge>
        <span>
          {momentText(createdAt, company.timeZone)}, {createdBy}
        </span>
        {due !== null && <span>срок {shortDate(due)}</span>}
      </p>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <SentPaper key={document.id} document={document} />
        ))}
      </ul>
      {letter !== null && <p className={styles.letter}>{letter}</p>}
      {needsSignature && (
        <Notice>
          Подпись ставится на бумаге: отметка по ссылке показывает, что текст прочитан, и подписи не заменяет.
        </Notice>
      )}
    </div>
  )
}

function SentPaper({ document }: { document: SentDocument }) {
  const work = useWork()
  return (
    <li className={styles.document}>
      <span>
        {document.name}, {numberText(document)} {document.isVoid && <Badge tone="unknown">аннулирован</Badge>}{' '}
        {document.signedByHand && <Badge tone="warning">подписывается на бумаге</Badge>}
        {work.failure !== null && <span className={styles.failure}> {work.failure}</span>}
      </span>
      <Button
        kind="quiet"
        isBusy={work.isRunning}
        aria-label={`Скачать ${numberText(document)}`}
        onClick={() => void work.run(() => saveSentDocument(document))}
      >
        <IconDownload size={18} stroke={1.6} aria-hidden="true" /> Скачать
      </Button>
    </li>
  )
}
