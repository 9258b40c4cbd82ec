import { paths } from '../lib/paths.ts'
import type { Tab } from '../ui/tab-bar.tsx'

export const EMPLOYEE_SECTION_TABS: readonly Tab[] = [
  { address: '/employees/main', label: 'Работники' },
  { address: '/employees/briefings', label: 'Инструктажи' },
  { address: '/employees/training', label: 'Обучение' },
  { address: '/employees/medical-examinations', label: 'Медосмотры' },
  { address: '/employees/ppe', label: 'СИЗ' },
  { address: '/employees/sout', label: 'СОУТ' },
  { address: '/employees/risks', label: 'Риски' },
  { address: '/notifications/memos', label: 'Реестр заявок' },
]

export const NOTIFICATION_SECTION_TABS: readonly Tab[] = [
  { address: paths.notifications, label: 'Уведомления' },
  { address: paths.notificationsSummary, label: 'Сводка' },
  { address: '/notifications/briefings', label: 'Инструктажи' },
  { address: '/notifications/training', label: 'Обучение' },
  { address: '/notifications/medical-examinations', label: 'Медосмотры' },
  { address: '/notifications/ppe', label: 'СИЗ' },
  { address: '/notifications/sout', label: 'СОУТ' },
  { address: '/notifications/risks', label: 'Риски' },
  { address: '/notifications/memos', label: 'Реестр заявок' },
  {
    address: paths.notificationsIncidents,
    label: 'Происшествия',
    others: [paths.microtraumas, paths.incidentStatistics],
  },
]

export const INCIDENT_SECTION_TABS: readonly Tab[] = [
  { address: paths.notificationsIncidents, label: 'Несчастные случаи' },
  { address: paths.microtraumas, label: 'Микротравмы' },
  { address: paths.incidentStatistics, label: 'Статистика' },
]

export const SETTINGS_TABS: readonly Tab[] = [
  { address: paths.settingsCompany, label: 'Организация', others: [paths.settingsNewCompany] },
  { address: paths.settingsAccount, label: 'Аккаунт' },
  { address: paths.settingsResponsible, label: 'Ответственные' },
  { address: paths.settingsColleagues, label: 'Коллеги' },
  { address: paths.settingsBilling, label: 'Тариф и оплата' },
  { address: paths.settingsLog, label: 'Журнал изменений' },
]
