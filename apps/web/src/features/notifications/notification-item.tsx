import type { NotificationAnswer } from '@ot/contract'
import { momentText } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { typeset } from '../../lib/typeset.ts'
import { useWork } from '../../lib/use-work.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { markRead } from './api/notification-queries.ts'
import styles from './notifications.module.css'

/** Of a long list of people so many lines are seen at once. */
const LINES = 3

/** What happened, who is concerned and where it is dealt with. Going there is reading it. */
export function NotificationItem({ item, timeZone }: { item: NotificationAnswer; timeZone: string }) {
  const client = useQueryClient()
  const work = useWork()
  const { title, date, isRead, important, link } = item
  const mark = (next: boolean) => void work.run(() => markRead(client, item, next))
  return (
    <li className={classNames(styles.item, !isRead && styles.unread)} data-list-row>
      <div className={styles.about}>
        <time dateTime={date}>{momentText(date, timeZone)}</time>
        {important && <Badge tone="danger">важно</Badge>}
        {!isRead && <VisuallyHidden>не прочитано</VisuallyHidden>}
      </div>
      <h4 className={styles.name}>
        <Link to={link} onClick={() => !isRead && mark(true)}>
          {typeset(title)}
        </Link>
      </h4>
      <Content text={item.content} />
      <div className={styles.actions}>
        <Button kind="quiet" isBusy={work.isRunning} onClick={() => mark(!isRead)}>
          {isRead ? 'Вернуть в непрочитанные' : 'Отметить прочитанным'}
        </Button>
        {work.failure !== null && (
          <p className={styles.error} role="alert">
            {work.failure}
          </p>
        )}
      </div>
    </li>
  )
}

function Content({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  const lines = text.split('\n').filter((line) => line !== '')
  const shown = isWhole || lines.length <= LINES + 1 ? lines : lines.slice(0, LINES)
  const rest = lines.length - shown.length
  return (
    <>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <li key={line}>{typeset(line)}</li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          показать ещё {rest}
        </button>
      )}
    </>
  )
}
