import { NOTIFICATION_FILTER_LABELS, NOTIFICATION_FILTERS, type NotificationFilter, PAGES } from '@ot/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { notificationCountQuery } from '../../lib/company/notification-count.ts'
import { useNavigate, useSearch } from '../../lib/routing/use-router.ts'
import type { Companies } from '../../lib/session/session.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { markAllRead } from './api/notification-queries.ts'
import { NotificationBlock } from './notification-block.tsx'
import styles from './notifications.module.css'
import {
  type NotificationsView,
  notificationsSearch,
  notificationsView,
  shownBlocks,
} from './notifications-view.ts'

/** The notifications of a company: what is not read, all, what is read. */
export function NotificationBoard({ company }: { company: Companies[number] }) {
  const titleId = useId()
  const { view, change } = useView()
  const count = useQuery(notificationCountQuery(company.id))
  return (
    <section className={styles.board} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          Уведомления
        </h2>
        <ReadAll companyId={company.id} unread={count.data?.unread ?? 0} />
      </div>
      <Filter chosen={view.filter} onChoose={(filter) => change({ filter, open: null })} />
      <Loaded of={count} errorTitle={(code) => `Ошибка ${code}`}>
        {(loaded) =>
          shownBlocks(view, loaded).map((shown) => (
            <NotificationBlock
              key={shown.block}
              company={company}
              shown={shown}
              onOpen={() => change({ ...view, open: shown.block })}
            />
          ))
        }
      </Loaded>
    </section>
  )
}

function ReadAll({ companyId, unread }: { companyId: number; unread: number }) {
  const client = useQueryClient()
  const work = useWork()
  if (unread === 0) return null
  return (
    <>
      <Button
        kind="quiet"
        isBusy={work.isRunning}
        onClick={() => void work.run(() => markAllRead(client, companyId))}
      >
        Прочитать все
      </Button>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
    </>
  )
}

interface FilterProps {
  chosen: NotificationFilter
  onChoose: (filter: NotificationFilter) => void
}

function Filter({ chosen, onChoose }: FilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Показывать</legend>
      {NOTIFICATION_FILTERS.map((filter) => (
        <label key={filter} className={styles.choice}>
          <input
            type="radio"
            name="notification-filter"
            checked={filter === chosen}
            onChange={() => onChoose(filter)}
          />
          {NOTIFICATION_FILTER_LABELS[filter]}
        </label>
      ))}
    </fieldset>
  )
}

function useView() {
  const view = notificationsView(useSearch())
  const navigate = useNavigate()
  function change(next: NotificationsView): void {
    const search = notificationsSearch(next)
    void navigate({ to: PAGES.notifications.path, search, replace: true, resetScroll: false })
  }
  return { view, change }
}
