import { Link, useLocation } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useMemoBlink } from '../../lib/memo-saved.ts'
import { paths } from '../../lib/paths.ts'
import { timing } from '../../lib/timing.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './main-nav.module.css'
import { NAV_ITEMS } from './nav-items.ts'
import { UnreadBadge } from './unread-badge.tsx'

/** In the header, on a phone along the bottom edge; only one of the two is shown. */
export function MainNav({ place }: { place: 'header' | 'bottom' }) {
  const current = useLocation({ select: (location) => location.pathname.toLowerCase() })
  const isBlinking = useMemoBlink()
  const style: CSSProperties & Record<`--${string}`, string> = { '--memo-blink': `${timing.memoBlink}ms` }
  return (
    <nav className={styles[place]} style={style} aria-label="Основные разделы">
      <ul className={styles.list}>
        {NAV_ITEMS.map(({ address, area, label, Icon }) => (
          <li key={address}>
            <Link
              to={address}
              className={classNames(
                styles.link,
                isBlinking && address === paths.notifications && styles.blinking,
              )}
              data-flight-end={address === paths.notifications ? 'memo' : undefined}
              aria-current={current.startsWith(area) ? 'page' : undefined}
            >
              <Icon size={20} stroke={1.6} aria-hidden="true" />
              <span className={styles.label}>{label}</span>
              {address === paths.notifications && <UnreadBadge />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
