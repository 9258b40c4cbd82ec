import { PAGES } from '@ot/domain'
import type { CSSProperties } from 'react'
import { useNewsBlink } from '../../lib/news-blink.ts'
import { useLocation } from '../../lib/routing/use-router.ts'
import { timing } from '../../lib/timing.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import styles from './main-nav.module.css'
import { NAV_ITEMS } from './nav-items.ts'
import { UnreadBadge } from './unread-badge.tsx'

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
