import { LatestNews } from '../features/news/latest-news.tsx'
import { AdCards } from '../features/notifications/ad-cards.tsx'
import { NotificationBoard } from '../features/notifications/notification-board.tsx'
import { TodayOverview } from '../features/overview/today-overview.tsx'
import { SupportChat } from '../features/support/support-chat.tsx'
import { useCurrentCompany } from '../lib/company/companies.ts'
import { NoCompanyNotice } from '../lib/company/no-company-notice.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './notifications-page.module.css'

/** Where support's clocks stand for those who have no company yet. */
const SUPPORT_TIME_ZONE = 'Europe/Moscow'

/** The first page of the morning: what is overdue, what is new, and somebody to ask. */
export function NotificationsPage() {
  const company = useCurrentCompany()
  return (
    <Sheet>
      <PageHeading title="Новости и уведомления" />
      <Loaded of={company}>
        {(current) => (
          <div className={styles.page}>
            <div className={styles.today}>
              {current === null ? (
                <NoCompanyNotice purpose="С них начинается учёт: без организации нет ни работников, ни сроков." />
              ) : (
                <TodayOverview />
              )}
            </div>
            <div className={styles.board}>{current !== null && <NotificationBoard company={current} />}</div>
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
