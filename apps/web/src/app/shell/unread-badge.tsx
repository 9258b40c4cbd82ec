import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { notificationCountQuery } from '../../lib/company/notification-count.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './unread-badge.module.css'

const SHOWN_MAX = 99

/** How many notifications are not read; nothing when all are. */
export function UnreadBadge() {
  const id = useCurrentCompany().data?.id ?? 0
  const { data } = useQuery({ ...notificationCountQuery(id), enabled: id > 0 })
  const unread = data?.unread ?? 0
  if (unread === 0) return null
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
      </span>
      <VisuallyHidden>, непрочитанных: {unread}</VisuallyHidden>
    </>
  )
}
