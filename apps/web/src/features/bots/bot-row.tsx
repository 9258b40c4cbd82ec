import type { BotLink, BotState } from '@ot/contract'
import { MESSENGER_LABELS } from '@ot/domain'
import { momentText } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { disconnectBot, linkToBot } from './api/bots.ts'
import styles from './bots-section.module.css'

/** One messenger: connected since when, or how to connect it. */
export function BotRow({ bot: { messenger, connectedAt } }: { bot: BotState }) {
  const client = useQueryClient()
  const { isRunning, failure, run } = useWork()
  const [link, setLink] = useState<BotLink | null>(null)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const name = MESSENGER_LABELS[messenger]

  async function disconnect(): Promise<void> {
    await disconnectBot(client, messenger)
    setLink(null)
  }

  return (
    <li className={styles.bot}>
      <div>
        <strong>{name}</strong>
        <div className={styles.muted} role="status">
          {connectedAt === null ? 'Не подключён' : `Подключён ${momentText(connectedAt, timeZone)}`}
        </div>
      </div>
      {connectedAt === null ? (
        <Button
          kind="secondary"
          isBusy={isRunning}
          aria-label={`Подключить ${name}`}
          onClick={() => void run(async () => setLink(await linkToBot(messenger)))}
        >
          Подключить
        </Button>
      ) : (
        <Button
          kind="secondary"
          isBusy={isRunning}
          aria-label={`Отключить ${name}`}
          onClick={() => void run(disconnect)}
        >
          Отключить
        </Button>
      )}
      {connectedAt === null && link !== null && (
        <p className={styles.link}>
          <a href={link.url} target="_blank" rel="noreferrer">
            Открыть бота в {name}
          </a>{' '}
          и нажать «Начать». Ссылка ваша личная, действует один раз, до {momentText(link.until, timeZone)}.
        </p>
      )}
      {failure !== null && (
        <Notice kind="danger" role="alert">
          {failure}
        </Notice>
      )}
    </li>
  )
}
