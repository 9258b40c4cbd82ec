import type { IncidentAnswer } from '@ot/contract'
import { addressOf, PAGES } from '@ot/domain'
import { useSearch } from '../../../lib/routing/use-router.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Link } from '../../../ui/link.tsx'
import tabStyles from '../../../ui/tab-bar.module.css'
import { TabStrip } from '../../../ui/tab-strip.tsx'
import { IncidentAfterwards } from '../afterwards/afterwards.tsx'
import { Course } from '../course/course.tsx'
import { EvidenceTab } from '../evidence/evidence-tab.tsx'
import { FactsDialog } from '../facts/facts-dialog.tsx'
import type { FactsKey } from '../facts/facts-keys.ts'
import { FactsTab } from '../facts/facts-tab.tsx'
import {
  INCIDENT_TAB_LABELS,
  INCIDENT_TABS,
  type IncidentTab,
  incidentTab,
  tabSearch,
} from '../incident-view.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import { PapersTab } from '../papers/papers-tab.tsx'
import { IncidentHead } from './incident-head.tsx'
import styles from './page.module.css'

export function IncidentDesk({ incident }: { incident: IncidentAnswer }) {
  const tab = incidentTab(useSearch())
  const facts = useDialogSlot<FactsKey>()
  return (
    <>
      <Link to={PAGES.notificationsIncidents.path} className={styles.back}>
        к происшествиям
      </Link>
      <IncidentHead incident={incident} onEdit={facts.open} />
      <IncidentTabs id={incident.id} open={tab} />
      <Tab tab={tab} incident={incident} onEdit={facts.open} />
      {facts.about !== null && (
        <FactsDialog
          key={facts.opening}
          incident={incident}
          about={facts.about}
          isOpen={facts.isOpen}
          onClose={facts.close}
        />
      )}
    </>
  )
}

interface TabProps {
  tab: IncidentTab
  incident: IncidentAnswer
  onEdit: (key: FactsKey) => void
}

function Tab({ tab, incident, onEdit }: TabProps) {
  const { mayChange } = useIncidentsScope()
  const isOpen = mayChange && incident.status !== 'cancelled'
  switch (tab) {
    case 'course':
      return <Course incident={incident} isOpen={isOpen} onEdit={onEdit} />
    case 'facts':
      return <FactsTab incident={incident} isOpen={isOpen} onEdit={onEdit} />
    case 'evidence':
      return <EvidenceTab incident={incident} isOpen={isOpen} />
    case 'papers':
      return <PapersTab incident={incident} isOpen={isOpen} />
    case 'afterwards':
      return <IncidentAfterwards incident={incident} />
  }
}

function IncidentTabs({ id, open }: { id: number; open: IncidentTab }) {
  return (
    <TabStrip label="Расследование" open={INCIDENT_TABS.indexOf(open)} className={styles.tabs}>
      {INCIDENT_TABS.map((tab) => (
        <li key={tab}>
          <Link
            to={addressOf(PAGES.incident, id)}
            search={tabSearch(tab)}
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
