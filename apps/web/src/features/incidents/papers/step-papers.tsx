import type { IncidentAnswer, IncidentPaper, IncidentStep } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { incidentPapersQuery } from '../../../lib/company/incidents.ts'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

import { PaperList } from './paper-list.tsx'
import styles from './papers.module.css'

interface StepPapersProps {
  incident: IncidentAnswer
  step: IncidentStep
  mayRegister: boolean
}

/** The papers of one step, ready from what is known. */
export function StepPapers({ incident, step, mayRegister }: StepPapersProps) {
  const papers = useQuery({ ...incidentPapersQuery(incident.id), enabled: step.templates.length > 0 })
  if (step.templates.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>Бумаги шага</h3>
      <Loaded of={papers} skeleton={<Skeleton rows={step.templates.length} />}>
        {(all) => (
          <>
            <PaperList
              incident={incident}
              papers={all.filter(({ stepKeys }) => stepKeys.includes(step.key))}
              label={`Бумаги шага: ${step.title}`}
              mayRegister={mayRegister}
            />
            <Elsewhere step={step} papers={all} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The journal is of all accidents: it is printed for a period where their list is. */
function Elsewhere({ step, papers }: { step: IncidentStep; papers: readonly IncidentPaper[] }) {
  const ofIncident = new Set(papers.map(({ templateId }) => templateId))
  const others = step.templates.filter(({ templateId }) => !ofIncident.has(templateId))
  return others.map(({ templateId, name }) => (
    <p key={templateId} className={styles.elsewhere}>
      {name} — кнопка «Журнал» на странице <Link to={PAGES.notificationsIncidents.path}>«Происшествия»</Link>
    </p>
  ))
}
