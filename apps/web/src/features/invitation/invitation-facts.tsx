import type { SharedInvitation } from '@ot/contract'
import { ROLE_ABILITIES, ROLE_LABELS } from '@ot/domain'
import { momentText } from '@ot/text'
import type { ReactNode } from 'react'
import { typeset } from '../../lib/typeset.ts'
import styles from './invitation.module.css'

interface InvitationFactsProps {
  invitation: SharedInvitation
  /** What can be done now. */
  children: ReactNode
}

export function InvitationFacts({ invitation, children }: InvitationFactsProps) {
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
