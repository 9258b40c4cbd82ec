import type { SharedDispatch } from '@ot/contract'
import { secretOf } from '@ot/domain'
import { BehindLink } from '../../ui/behind-link.tsx'
import { LinkedSheet } from '../../ui/linked-sheet.tsx'
import { AcknowledgementForm } from './acknowledgement-form.tsx'
import { DispatchWords } from './dispatch-words.tsx'
import { Outcome } from './outcome.tsx'
import { useShared } from './shared-dispatch.ts'
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
