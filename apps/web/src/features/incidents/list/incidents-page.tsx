import { IncidentsArea } from '../incidents-area.tsx'
import { IncidentRegistry } from './incident-registry.tsx'

/** /notifications/incidents */
export function IncidentsPage() {
  return (
    <IncidentsArea title="Происшествия">
      <IncidentRegistry />
    </IncidentsArea>
  )
}
