import type { SharedDispatch } from '@ot/contract'
import { secretOf } from '@ot/domain'
import { momentText, shortDate } from '@ot/text'
import { typeset } from '../../lib/typeset.ts'
import { BehindLink } from '../../ui/behind-link.tsx'
import { LinkedSheet } from '../../ui/linked-sheet.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './acknowledge-page.module.css'
import { AcknowledgementForm } from './acknowledgement-form.tsx'
import { useShared } from './api/shared-dispatch.ts'
import { SharedPapers } from './shared-papers.tsx'

const DEAD_LINK =
  'Срок её истёк, отправитель её отозвал или адрес скопирован не целиком. Попросите прислать новую ссылку.'

/** /acknowledge/{secret}: opened from a letter, on any device, without signing in. */
export function AcknowledgePage() {
  const token = secretOf(window.location.pathname)
  const { shared, acknowledge } = useShared(token)
  return (
    <BehindLink of={shared} deadText={DEAD_LINK} failureTitle="Не удалось открыть документы">
      {(loaded) => <Letter token={token} shared={loaded} onAcknowledge={acknowledge} />}
    </BehindLink>
  )
}

interface LetterProps {
  token: string
  shared: SharedDispatch
  onAcknowledge: (name: string) => Promise<void>
}

function Letter({ token, shared, onAcknowledge }: LetterProps) {
  return (
    <LinkedSheet isWide>
      <DispatchWords shared={shared} />
      {isAnswered(shared) && <Outcome shared={shared} />}
      <SharedPapers token={token} documents={shared.documents} />
      {!isAnswered(shared) && <AcknowledgementForm shared={shared} onAcknowledge={onAcknowledge} />}
    </LinkedSheet>
  )
}

function isAnswered({ acknowledgedAt, signedOn }: SharedDispatch): boolean {
  return acknowledgedAt !== null || signedOn !== null
}

/** Who asks, until when, and in which words. */
function DispatchWords({ shared }: { shared: SharedDispatch }) {
  const { organisation, fullName, due, letter, needsSignature, documents } = shared
  const papers = documents.length === 1 ? 'документом' : 'документами'
  return (
    <header className={styles.head}>
      <h1>{typeset(`${organisation} просит ознакомиться с ${papers}`)}</h1>
      {(fullName !== null || due !== null) && (
        <p>
          {fullName}
          {fullName !== null && due !== null && ', '}
          {due !== null && `срок — до ${shortDate(due)}`}
        </p>
      )}
      {letter !== null && <p className={styles.words}>{letter}</p>}
      {needsSignature && (
        <Notice>
          <p>
            <strong>Подпись ставится на бумаге.</strong> Здесь вы знакомитесь с текстом: отметка по ссылке
            собственноручную подпись не заменяет.
          </p>
        </Notice>
      )}
    </header>
  )
}

/** What is recorded already. */
function Outcome({ shared }: { shared: SharedDispatch }) {
  const { acknowledgedAt, acknowledgedName, signedOn, needsSignature, timeZone } = shared
  const isAwaited = needsSignature && signedOn === null
  return (
    <Notice kind={isAwaited ? 'info' : 'success'} role="status">
      {acknowledgedAt !== null && (
        <p>
          <strong>Отметка сохранена.</strong> {acknowledgedName}, {momentText(acknowledgedAt, timeZone)}.
        </p>
      )}
      {signedOn !== null && <p>Подписано на бумаге {shortDate(signedOn)}.</p>}
      {isAwaited && <p>Вы ознакомились с текстом, подпись на бумаге ждётся: лист вам предложат отдельно.</p>}
    </Notice>
  )
}
