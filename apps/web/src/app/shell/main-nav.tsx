import { PAGES } from '@ot/domain'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { CSSProperties } from 'react'
import { useNewsBlink } from '../../lib/news-blink.ts'
import { useLocation } from '../../lib/routing/use-router.ts'
import { timing } from '../../lib/timing.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import styles from './main-nav.module.css'
import { UnreadBadge } from './unread-badge.tsx'

/** The main sections; the addresses of one begin with its own. */
const NAV_ITEMS = [
  { address: PAGES.documents.path, label: PAGES.documents.title, Icon: IconFileText },
  {
    address: PAGES.employees.path,

    label: PAGES.employees.title,
    Icon: IconUsers,
  },
  {
    address: PAGES.settings.path,

    label: PAGES.settings.title,
    Icon: IconSettings,
  },
  { address: PAGES.news.path, label: PAGES.news.title, Icon: IconNews },
  { address: PAGES.notifications.path, label: 'Уведомления', Icon: IconBell },
] as const

/** In the header, on a phone along the bottom edge; only one of the two is shown. */
export function MainNav({ place }: { place: 'header' | 'bottom' }) {
  const current = useLocation(({ pathname }) => pathname.toLowerCase())
  const isBlinking = useNewsBlink()
  const style: CSSProperties & Record<`--${string}`, string> = { '--memo-blink': `${timing.memoBlink}ms` }
  return (
    <nav className={styles[place]} style={style} aria-label="Основные разделы">
      <ul className={styles.list}>
        {NAV_ITEMS.map(({ address, label, Icon }) => (
          <li key={address}>
            <Link
              to={address}
              className={classNames(
                styles.link,
                isBlinking && address === PAGES.notifications.path && styles.blinking,
              )}
              data-flight-end={address === PAGES.notifications.path ? 'memo' : undefined}
              aria-current={current.startsWith(address) ? 'page' : undefined}
            >
              <Icon size={20} stroke={1.6} aria-hidden="true" />
              <span className={styles.label}>{label}</span>
              {address === PAGES.notifications.path && <UnreadBadge />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
