import { Link, useLocation } from '@tanstack/react-router'
import styles from './main-nav.module.css'
import { NAV_ITEMS } from './nav-items.ts'

/** In the header, on a phone along the bottom edge; only one of the two is shown. */
export function MainNav({ place }: { place: 'header' | 'bottom' }) {
  const current = useLocation({ select: (location) => location.pathname.toLowerCase() })
  return (
    <nav className={styles[place]} aria-label="Основные разделы">
      <ul className={styles.list}>
        {NAV_ITEMS.map(({ address, area, label, Icon }) => (
          <li key={address}>
            <Link
              to={address}
              className={styles.link}
              aria-current={current.startsWith(area) ? 'page' : undefined}
            >
              <Icon size={20} stroke={1.6} aria-hidden="true" />
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
