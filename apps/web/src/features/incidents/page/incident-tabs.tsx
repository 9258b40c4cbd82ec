import { addressOf, PAGES } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import tabStyles from '../../../ui/tab-bar.module.css'
import { TabStrip } from '../../../ui/tab-strip.tsx'
import { INCIDENT_TAB_LABELS, INCIDENT_TABS, type IncidentTab, tabSearch } from '../incident-view.ts'
import styles from './page.module.css'

export function IncidentTabs({ id, open }: { id: number; open: IncidentTab }) {
  return (
    <TabStrip label="Расследование" open={INCIDENT_TABS.indexOf(open)} className={styles.tabs}>
      {INCIDENT_TABS.map((tab) => (
        <li key={tab}>
          <Link
            to={addressOf(PAGES.incident, id)}
            search={tabSearch(tab)}
            activeOptions={{ exact: true }}
            resetScroll={false}
            className={tabStyles.tab}
            aria-current={tab === open ? 'page' : undefined}
          >
            {INCIDENT_TAB_LABELS[tab]}
          </Link>
        </li>
      ))}
    </TabStrip>
  )
}
