import type { SharedInvitation } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { useState } from 'react'
import { session } from '../../lib/api.ts'
import { forgetInvitation, rememberInvitation } from '../../lib/pending-invitation.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { acceptInvitation, readOwnEmail } from './api/invitations.ts'
import styles from './invitation.module.css'

interface AcceptInvitationProps {
  token: string
  invitation: SharedInvitation
  username: string | null
}

/** For who is signed in: one button, unless he is somebody else than the invited one. */
export function AcceptInvitation({ token, invitation, username }: AcceptInvitationProps) {
  const { answer: own } = useAnswer(readOwnEmail)
  const accepting = useWork()
  const [isAccepted, setAccepted] = useState(false)
  const isOther = own !== null && own.toLowerCase() !== invitation.email.toLowerCase()
  if (isOther) return <OtherAccount token={token} email={invitation.email} own={own} />

  async function accept(): Promise<void> {
    await acceptInvitation(token)
    forgetInvitation()
    setAccepted(true)
    window.location.assign(PAGES.notifications.path)
  }

  return (
    <>
      {username !== null && <p className={styles.who}>Вы вошли как {username}.</p>}
      {accepting.failure !== null && (
        <Notice kind="danger" role="alert">
          {accepting.failure}
        </Notice>
      )}
      <Button isBusy={accepting.isRunning || isAccepted} onClick={() => void accepting.run(accept)}>
        Принять
      </Button>
      <a href={PAGES.notifications.path} className={buttonClass('secondary')} onClick={forgetInvitation}>
        Не сейчас
      </a>
    </>
  )
}

function OtherAccount({ token, email, own }: { token: string; email: string; own: string }) {
  const leaving = useWork()
  return (
    <>
      <Notice kind="warning">
        <p>
          Приглашение отправлено на <strong>{email}</strong>, а вы вошли как <strong>{own}</strong>. Принять
          его можно только с тем e-mail, на который пришло письмо.
        </p>
      </Notice>
      <Button
        isBusy={leaving.isRunning}
        onClick={() =>
          void leaving.run(async () => {
            rememberInvitation(token, email)
            await session.signOut()
          })
        }
      >
        Выйти и войти с другим e-mail
      </Button>
    </>
  )
}
