import { MESSENGER_LABELS, PAGES, reminderText } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { todayIn } from '../../lib/calendar-date.ts'
import { CardSection } from '../../ui/card-section.tsx'
import { botsQuery } from './api/bots.ts'
import { BotRow } from './bot-row.tsx'
import styles from './bots-section.module.css'

/** Where the bots of the installation remind this user; nothing where it has none. */
export function BotsSection() {
  const { data: bots = [] } = useQuery(botsQuery())
  if (bots.length === 0) return null
  const names = bots.map(({ messenger }) => MESSENGER_LABELS[messenger]).join(' и ')
  return (
    <CardSection title={`Напоминания в ${names}`}>
      <div className={styles.parts}>
        <p className={styles.about}>
          Раз в день в 9:00 по времени организации, если есть о чём: сколько сроков просрочено и подходит, и
          ссылка. Без фамилий, без названия организации и без сведений о здоровье — подробности видны после
          входа.
        </p>
        <figure className={styles.example}>
          <figcaption>Так выглядит напоминание</figcaption>
          <p>{exampleText()}</p>
        </figure>
        <ul className={styles.bots} aria-label="Мессенджеры">
          {bots.map((bot) => (
            <BotRow key={bot.messenger} bot={bot} />
          ))}
        </ul>
      </div>
    </CardSection>
  )
}

function exampleText(): string {
  return reminderText({
    today: todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone),
    counts: { overdue: 3, missing: 1, week: 2, month: 5 },
    others: 1,
    url: `${window.location.origin}${PAGES.notifications.path}`,
  })
}
