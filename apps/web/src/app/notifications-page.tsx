import { lazy, Suspense } from 'react'
import { LatestNews } from '../features/news/latest-news.tsx'
import { AdCards } from '../features/notifications/ad-cards.tsx'
import { NotificationBoard } from '../features/notifications/notification-board.tsx'
import { TodayOverview } from '../features/overview/page/today-overview.tsx'
import { ShowStart } from '../features/start/show-start.tsx'
import { useStart } from '../features/start/use-start.ts'
import { SupportChat } from '../features/support/support-chat.tsx'
import { useCurrentCompany } from '../lib/company/companies.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './notifications-page.module.css'

// Few users are at their beginning: the page of the others does not carry the guide.
const StartGuide = lazy(async () => {
  const { StartGuide: Guide } = await import('../features/start/start-guide.tsx')
  return { default: Guide }
})

/** Where support's clocks stand for those who have no company yet. */
const SUPPORT_TIME_ZONE = 'Europe/Moscow'

/** The first page of the morning: what is overdue, what is new, and somebody to ask. */
export function NotificationsPage() {
  const company = useCurrentCompany()
  const start = useStart()
  const isGuided = start != null && !start.guide.isHidden && !start.guide.isFinished
  const guide = start !== undefined && (
    <Suspense fallback={<Skeleton />}>
      <StartGuide start={start} />
    </Suspense>
  )
  return (
    <Sheet>
      <PageHeading title="Новости и уведомления">
        {start?.companyId != null && start.guide.isHidden && !start.guide.isFinished && (
          <ShowStart companyId={start.companyId} />
        )}
      </PageHeading>
      <Loaded of={company}>
        {(current) => (
          <div className={styles.page}>
            {current !== null && (
              <div className={styles.today}>
                {isGuided && guide}
                <TodayOverview isGuided={isGuided} />
              </div>
            )}
            <div className={styles.board}>
              {current === null ? guide : <NotificationBoard company={current} />}
            </div>
            <aside className={styles.aside} aria-label="Поддержка, новости и полезное">
              <SupportChat timeZone={current?.timeZone ?? SUPPORT_TIME_ZONE} />
              <LatestNews />
              <AdCards />
            </aside>
          </div>
        )}
      </Loaded>
    </Sheet>
  )
}
