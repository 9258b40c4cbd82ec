import type { AccountSession } from '@ot/contract'
import { momentText } from '@ot/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, sessionsQuery } from '../../lib/account.ts'
import { useWork } from '../../lib/use-work.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './account.module.css'

/** Where this account is signed in. */
export function SessionsSection() {
  const sessions = useQuery(sessionsQuery())
  return (
    <CardSection title="Где выполнен вход">
      <Loaded of={sessions}>{(loaded) => <SessionList sessions={loaded} />}</Loaded>
    </CardSection>
  )
}

function SessionList({ sessions }: { sessions: readonly AccountSession[] }) {
  const client = useQueryClient()
  const work = useWork()

  return (
    <div className={styles.part}>
      <ul className={styles.sessions} aria-label="Сеансы">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={work.isRunning}
            onEnd={() => void work.run(() => endSession(client, session.id))}
          />
        ))}
      </ul>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
      {sessions.length > 1 ? (
        <Button
          kind="secondary"
          isBusy={work.isRunning}
          onClick={() => void work.run(() => endOtherSessions(client))}
        >
          Завершить все, кроме этого
        </Button>
      ) : (
        <p className={styles.muted}>На других устройствах вход не выполнен.</p>
      )}
    </div>
  )
}

interface SessionRowProps {
  session: AccountSession
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { device, address, createdAt, lastUsedAt, isCurrent } = session
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const name = device ?? 'Неизвестное устройство'
  return (
    <li className={styles.session}>
      <div>
        <div className={styles.device}>
          <strong>{name}</strong>
          {isCurrent && <Badge tone="success">этот сеанс</Badge>}
        </div>
        <div className={styles.small}>
          Последнее использование: {isCurrent ? 'сейчас' : momentText(lastUsedAt, timeZone)}. Вход:{' '}
          {momentText(createdAt, timeZone)}
          {address !== '' && `, адрес ${address}`}
        </div>
      </div>
      {!isCurrent && (
        <div>
          <Button
            kind="secondary"
            disabled={isBusy}
            aria-label={`Завершить сеанс: ${name}, вход ${momentText(createdAt, timeZone)}`}
            onClick={onEnd}
          >
            Завершить
          </Button>
        </div>
      )}
    </li>
  )
}
