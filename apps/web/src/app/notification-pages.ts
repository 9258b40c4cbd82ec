import { AREA, INCIDENTS, NOTIFICATIONS, pagesWithin } from './page-frames.ts'

/** What has come, what is due, what has happened. */
export const NOTIFICATION_PAGES = {
  notifications: pagesWithin(NOTIFICATIONS, () => import('./notifications-page.tsx'), 'NotificationsPage'),
  notificationsSummary: pagesWithin(
    NOTIFICATIONS,
    () => import('../features/overview/page/overview-page.tsx'),
    'OverviewPage',
  ),
  notificationsMemos: pagesWithin(NOTIFICATIONS, () => import('./memos-page.tsx'), 'MemosRegistryPage'),
  notificationsIncidents: pagesWithin(
    INCIDENTS,
    () => import('../features/incidents/list/incidents-page.tsx'),
    'IncidentsPage',
  ),
  microtraumas: pagesWithin(
    INCIDENTS,
    () => import('../features/incidents/microtraumas/list/microtraumas-page.tsx'),
    'MicrotraumasPage',
  ),
  incidentStatistics: pagesWithin(
    INCIDENTS,
    () => import('../features/incidents/statistics/statistics-page.tsx'),
    'StatisticsPage',
  ),
  // From a phone, and of one record: without the tabs of the sections.
  incidentsNew: pagesWithin(AREA, () => import('../features/incidents/report/report-page.tsx'), 'ReportPage'),
  incident: pagesWithin(AREA, () => import('../features/incidents/page/incident-page.tsx'), 'IncidentPage'),
  microtrauma: pagesWithin(
    AREA,
    () => import('../features/incidents/microtraumas/page/microtrauma-page.tsx'),
    'MicrotraumaPage',
  ),
  news: pagesWithin(AREA, () => import('../features/news/feed/news-page.tsx'), 'NewsPage'),
  newsItem: pagesWithin(AREA, () => import('../features/news/item/news-item-page.tsx'), 'NewsItemPage'),
}
