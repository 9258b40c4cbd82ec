import { PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { incidentQuery } from '../../../lib/company/incidents.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { useRecordNumber } from '../../../lib/routing/use-router.ts'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { IncidentsArea } from '../incidents-area.tsx'
import { IncidentDesk } from './incident-desk.tsx'

const TITLE = 'Расследование происшествия'
const NOT_THERE = 404

/** /notifications/incident/$incidentId */
export function IncidentPage() {
  return (
    <IncidentsArea title={TITLE}>
      <Incident />
    </IncidentsArea>
  )
}

function Incident() {
  const incident = useQuery(incidentQuery(useRecordNumber()))
  if (incident.error instanceof ApiError && incident.error.status === NOT_THERE)
    return (
      <>
        <PageHeading title={TITLE} />
        <Notice kind="warning">
          <p>
            <strong>Такого происшествия нет.</strong>
          </p>
          <p>
            Возможно, адрес набран с ошибкой. Все записанные — в{' '}
            <Link to={PAGES.notificationsIncidents.path}>списке происшествий</Link>.
          </p>
        </Notice>
      </>
    )
  return <Loaded of={incident}>{(loaded) => <IncidentDesk key={loaded.id} incident={loaded} />}</Loaded>
}
