import type { SharedInvitation } from '@ot/contract'
import { PAGES, ROLE_ABILITIES, ROLE_LABELS, secretOf } from '@ot/domain'
import { momentText } from '@ot/text'
import { type ReactNode, useEffect } from 'react'
import { session } from '../../lib/api.ts'
import { forgetInvitation, rememberInvitation } from '../../lib/pending-invitation.ts'
import { typeset } from '../../lib/typeset.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { useAuthState } from '../../lib/use-auth-state.ts'
import { BehindLink } from '../../ui/behind-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { AcceptInvitation } from './accept-invitation.tsx'
import { readInvitation } from './api/invitations.ts'
import styles from './invitation.module.css'

const DEAD_LINK =
  'Адрес скопирован не целиком, или ссылка устарела. Откройте её прямо из письма или попросите прислать новую.'

/** /invitation/{secret}: who invites where, and the way there, be it signing in, registering or one button. */
export function InvitationPage() {
  const token = secretOf(window.location.pathname)
  const state = useAnswer((signal) => readInvitation(token, signal))
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

interface InvitationFactsProps {
  invitation: SharedInvitation
  /** What can be done now. */
  children: ReactNode
}

function InvitationFacts({ invitation, children }: InvitationFactsProps) {
  const { organisation, invitedBy, email, role, expiresAt, timeZone } = invitation
  return (
    <div className={styles.card}>
      <h1>Приглашение в {organisation}</h1>
      <p>
        {typeset(
          `${invitedBy ?? 'Коллега'} приглашает вас вести охрану труда организации ${organisation} в сервисе ОТдел.`,
        )}
      </p>
      <dl className={styles.facts}>
        <dt>Ваша роль</dt>
        <dd>
          <strong>{ROLE_LABELS[role]}</strong>
          <span className={styles.note}>{typeset(ROLE_ABILITIES[role])}.</span>
        </dd>
        <dt>Кому</dt>
        <dd>{email}</dd>
        <dt>Действует до</dt>
        <dd>{momentText(expiresAt, timeZone)}</dd>
      </dl>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}

/** What became of an invitation that cannot be accepted any more; null: it can. */
function deadWords({
  state,
  organisation,
  invitedBy,
}: SharedInvitation): { title: string; text: string } | null {
  const whom = invitedBy === null ? 'Попросите коллегу' : `Попросите того, кто вас пригласил (${invitedBy}),`
  switch (state) {
    case 'waiting':
      return null
    case 'expired':
      return {
        title: 'Срок приглашения истёк',
        text: `Приглашение в ${organisation} действовало 14 дней. ${whom} отправить его ещё раз.`,
      }
    case 'withdrawn':
      return {
        title: 'Приглашение отозвано',
        text: `Приглашение в ${organisation} больше не действует. ${whom} прислать новое, если это ошибка.`,
      }
    case 'accepted':
      return {
        title: 'Приглашение уже принято',
        text: `Доступ к ${organisation} открыт. Организацию можно выбрать в шапке страницы.`,
      }
  }
}
