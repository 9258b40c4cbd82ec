import { AREA, INCIDENTS, NOTIFICATIONS, within } from './page-frames.ts'

/** What has come, what is due, what has happened. */
export const NOTIFICATION_PAGES = {
  notifications: within(NOTIFICATIONS, () => import('./notifications-page.tsx'), 'NotificationsPage'),
  notificationsSummary: within(
    NOTIFICATIONS,
    () => import('../features/overview/page/overview-page.tsx'),
    'OverviewPage',
  ),
  notificationsMemos: within(NOTIFICATIONS, () => import('./memos-page.tsx'), 'MemosRegistryPage'),
  notificationsIncidents: within(
    INCIDENTS,
    () => import('../features/incidents/list/incidents-page.tsx'),
    'IncidentsPage',
  ),
  microtraumas: within(
    INCIDENTS,
    () => import('../features/incidents/microtraumas/list/microtraumas-page.tsx'),
    'MicrotraumasPage',
  ),
  incidentStatistics: within(
    INCIDENTS,
    () => import('../features/incidents/statistics/statistics-page.tsx'),
    'StatisticsPage',
  ),
  // From a phone, and of one record: without the tabs of the sections.
  incidentsNew: within(AREA, () => import('../features/incidents/report/report-page.tsx'), 'ReportPage'),
  incident: within(AREA, () => import('../features/incidents/page/incident-page.tsx'), 'IncidentPage'),
  microtrauma: within(
    AREA,
    () => import('../features/incidents/microtraumas/page/microtrauma-page.tsx'),
    'MicrotraumaPage',
  ),
  news: within(AREA, () => import('../features/news/feed/news-page.tsx'), 'NewsPage'),
  newsItem: within(AREA, () => import('../features/news/item/news-item-page.tsx'), 'NewsItemPage'),
}
