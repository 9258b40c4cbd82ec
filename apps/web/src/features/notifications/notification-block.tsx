import type { NotificationAnswer } from '@ot/contract'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { failureTitle, type Load } from '../../lib/load.ts'
import type { Companies } from '../../lib/session/session.ts'
import { useSentinel } from '../../lib/use-sentinel.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { notificationsQuery } from './api/notification-queries.ts'
import { NotificationItem } from './notification-item.tsx'
import styles from './notifications.module.css'
import { BLOCK_LABELS, type ShownBlock, type UrgentBlock } from './notifications-view.ts'

const EMPTY = {
  unread: 'Непрочитанных уведомлений нет.',
  all: 'Уведомлений пока нет. Они появятся, когда приблизится срок, будет сохранена заявка или понадобится назначить ответственного.',
  read: 'Прочитанных уведомлений нет.',
} satisfies Record<UrgentBlock, string>

interface NotificationBlockProps {
  company: Companies[number]
  shown: ShownBlock
  onOpen: () => void
}

/** One of the blocks; opening it folds the others. */
export function NotificationBlock({ company, shown, onOpen }: NotificationBlockProps) {
  const { block, count, isOpen } = shown
  const panelId = useId()
  return (
    <section className={styles.block}>
      <h3 className={styles.blockTitle}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onOpen}
        >
          <IconChevronDown
            size={18}
            stroke={1.6}
            className={classNames(styles.arrow, isOpen && styles.turned)}
            aria-hidden="true"
          />
          {BLOCK_LABELS[block]} <span className={styles.count}>{count}</span>
        </button>
      </h3>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <BlockList company={company} shown={shown} />}
      </div>
    </section>
  )
}

function BlockList({
  company,
  shown: { block, holding },
}: Pick<NotificationBlockProps, 'company' | 'shown'>) {
  const feed = useInfiniteQuery(notificationsQuery(company.id, holding))
  const items = feed.data && distinct(feed.data.pages.flatMap((page) => page.items))
  const load: Load<NotificationAnswer[]> = { data: items, error: feed.error, refetch: feed.refetch }
  const sentinel = useSentinel(items?.length ?? 0, () => {
    if (feed.hasNextPage && !feed.isFetchingNextPage && !feed.isFetchNextPageError) void feed.fetchNextPage()
  })
  return (
    <>
      <Loaded of={load} errorTitle={(code) => `Ошибка ${code}`} empty={<p>{EMPTY[block]}</p>}>
        {(loaded) => (
          <ul className={styles.list}>
            {loaded.map((item) => (
              <NotificationItem key={item.id} item={item} timeZone={company.timeZone} />
            ))}
          </ul>
        )}
      </Loaded>
      <div className={styles.end} role="status">
        {feed.isFetchingNextPage && <Spinner size={20} />}
        {feed.isFetchNextPageError && !feed.isFetchingNextPage && (
          <>
            <p className={styles.error}>{failureTitle(feed.error, (code) => `Ошибка ${code}`)}</p>
            <Button kind="secondary" onClick={() => void feed.fetchNextPage()}>
              Повторить
            </Button>
          </>
        )}
        <div ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      </div>
    </>
  )
}

/** What is told while the list is read pushes the rest down: a page may begin with what the last one ended with. */
function distinct(items: readonly NotificationAnswer[]): NotificationAnswer[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
