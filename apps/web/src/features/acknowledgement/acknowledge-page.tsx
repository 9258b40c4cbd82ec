import type { SharedDispatch } from '@ot/contract'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import styles from './acknowledge-page.module.css'
import { AcknowledgementForm } from './acknowledgement-form.tsx'
import { DispatchWords } from './dispatch-words.tsx'
import { Outcome } from './outcome.tsx'
import { SharedPapers } from './shared-papers.tsx'
import { useShared } from './use-shared.ts'

const NOT_FOUND = 404
const DEAD_LINK =
  'Срок её истёк, отправитель её отозвал или адрес скопирован не целиком. Попросите прислать новую ссылку.'

/** /acknowledge/{secret}: opened from a letter, on any device, without signing in. */
export function AcknowledgePage() {
  const token = window.location.pathname.slice(paths.acknowledge.length)
  const { shared, error, retry, acknowledge } = useShared(token)
  if (error !== null) {
    return error.status === NOT_FOUND ? (
      <Screen title="Ссылка не действует" text={DEAD_LINK}>
        {null}
      </Screen>
    ) : (
      <Screen role="alert" title="Не удалось открыть документы" text={error.description}>
        <Button onClick={retry}>Повторить</Button>
      </Screen>
    )
  }
  if (shared === null) return <PageSpinner />
  return <Letter token={token} shared={shared} onAcknowledge={acknowledge} />
}

interface LetterProps {
  token: string
  shared: SharedDispatch
  onAcknowledge: (name: string) => Promise<void>
}

function Letter({ token, shared, onAcknowledge }: LetterProps) {
  return (
    <article className={styles.sheet}>
      <DispatchWords shared={shared} />
      {isAnswered(shared) && <Outcome shared={shared} />}
      <SharedPapers token={token} documents={shared.documents} />
      {!isAnswered(shared) && <AcknowledgementForm shared={shared} onAcknowledge={onAcknowledge} />}
    </article>
  )
}

function isAnswered({ acknowledgedAt, signedOn }: SharedDispatch): boolean {
  return acknowledgedAt !== null || signedOn !== null
}
