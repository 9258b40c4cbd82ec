import type { SharedInvitation } from '@ot/contract'
import { PAGES, secretOf } from '@ot/domain'
import { useEffect } from 'react'
import { call, session } from '../../lib/api.ts'
import { forgetInvitation, rememberInvitation } from '../../lib/pending-invitation.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { useAuthState } from '../../lib/use-auth-state.ts'
import { BehindLink } from '../../ui/behind-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { AcceptInvitation } from './accept-invitation.tsx'
import { InvitationFacts } from './invitation-facts.tsx'
import { deadWords } from './invitation-words.ts'

const DEAD_LINK =
  'Адрес скопирован не целиком, или ссылка устарела. Откройте её прямо из письма или попросите прислать новую.'

/** /invitation/{secret}: who invites where, and the way there, be it signing in, registering or one button. */
export function InvitationPage() {
  const token = secretOf(window.location.pathname)
  const state = useAnswer((signal) => call('GET /api/invitations/:token', { params: { token } }, { signal }))
  return (
    <BehindLink of={state} deadText={DEAD_LINK} failureTitle="Не удалось открыть приглашение">
      {(invitation) => <Invitation token={token} invitation={invitation} />}
    </BehindLink>
  )
}

interface InvitationProps {
  token: string
  invitation: SharedInvitation
}

function Invitation({ token, invitation }: InvitationProps) {
  const isSignedIn = useAuthState() !== false
  const dead = deadWords(invitation)
  useEffect(() => {
    if (invitation.state !== 'waiting') forgetInvitation()
  }, [invitation.state])
  if (dead !== null) {
    return (
      <Screen {...dead}>
        <a
          href={isSignedIn ? PAGES.notifications.path : PAGES.login.path}
          className={buttonClass('secondary')}
        >
          {isSignedIn ? 'Открыть ОТдел' : 'Войти'}
        </a>
      </Screen>
    )
  }
  return (
    <InvitationFacts invitation={invitation}>
      {isSignedIn ? (
        <AcceptInvitation token={token} invitation={invitation} username={session.username()} />
      ) : (
        <WaysIn token={token} invitation={invitation} />
      )}
    </InvitationFacts>
  )
}

/** The first way is the one that fits the address; the form at its end knows the address already. */
function WaysIn({ token, invitation: { email, isRegistered } }: InvitationProps) {
  const remember = () => rememberInvitation(token, email)
  const logIn = { href: PAGES.login.path, words: 'Войти и принять' }
  const register = { href: PAGES.register.path, words: 'Зарегистрироваться и принять' }
  const ways = isRegistered ? [logIn] : [register, { ...logIn, words: 'Уже есть аккаунт' }]
  return ways.map(({ href, words }, index) => (
    <a
      key={href}
      href={href}
      className={buttonClass(index === 0 ? 'primary' : 'secondary')}
      onClick={remember}
    >
      {words}
    </a>
  ))
}
