import { Outlet } from '@tanstack/react-router'
import { TabBar } from '../ui/tab-bar.tsx'
import {
  EMPLOYEE_SECTION_TABS,
  INCIDENT_SECTION_TABS,
  NOTIFICATION_SECTION_TABS,
  SETTINGS_TABS,
} from './sections.ts'
import styles from './sections-layouts.module.css'

export function EmployeeSections() {
  return (
    <div className={styles.section}>
      <TabBar label="Разделы учёта" tabs={EMPLOYEE_SECTION_TABS} />
      <Outlet />
    </div>
  )
}

export function NotificationSections() {
  return (
    <div className={styles.section}>
      <TabBar label="Сроки" tabs={NOTIFICATION_SECTION_TABS} />
      <Outlet />
    </div>
  )
}

/** A second row of tabs, under that of the notifications. */
export function IncidentSections() {
  return (
    <div className={styles.inner}>
      <TabBar label="Что произошло" tabs={INCIDENT_SECTION_TABS} />
      <Outlet />
    </div>
  )
}

export function SettingsSections() {
  return (
    <div className={styles.section}>
      <TabBar label="Настройки" tabs={SETTINGS_TABS} />
      <Outlet />
    </div>
  )
}
