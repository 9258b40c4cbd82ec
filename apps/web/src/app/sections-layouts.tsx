import { tabsOf } from '@ot/domain'
import { Outlet } from '../ui/routing/outlet.tsx'
import { TabBar } from '../ui/tab-bar.tsx'
import styles from './sections-layouts.module.css'

const ORGANISATION = tabsOf('organisation')
const EMPLOYEES = tabsOf('employees')
const NOTIFICATIONS = tabsOf('notifications')
const INCIDENTS = tabsOf('incidents')
const SETTINGS = tabsOf('settings')

export function OrganisationPages() {
  return (
    <div className={styles.section}>
      <TabBar label="Об организации" tabs={ORGANISATION} />
      <Outlet />
    </div>
  )
}

export function EmployeeSections() {
  return (
    <div className={styles.section}>
      <TabBar label="Разделы учёта" tabs={EMPLOYEES} />
      <Outlet />
    </div>
  )
}

export function NotificationSections() {
  return (
    <div className={styles.section}>
      <TabBar label="Сроки" tabs={NOTIFICATIONS} />
      <Outlet />
    </div>
  )
}

/** A second row of tabs, under that of the notifications. */
export function IncidentSections() {
  return (
    <div className={styles.inner}>
      <TabBar label="Что произошло" tabs={INCIDENTS} />
      <Outlet />
    </div>
  )
}

export function SettingsSections() {
  return (
    <div className={styles.section}>
      <TabBar label="Настройки" tabs={SETTINGS} />
      <Outlet />
    </div>
  )
}
