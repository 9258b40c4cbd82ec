import { PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { IncidentsArea } from '../incidents-area.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './report.module.css'
import { ReportDesk } from './report-desk.tsx'

const TITLE = 'Новое происшествие'

/** /notifications/incidents/new: from a phone, at the place. */
export function ReportPage() {
  return (
    <IncidentsArea title={TITLE}>
      <Link to={PAGES.notificationsIncidents.path} className={styles.back}>
        к происшествиям
      </Link>
      <PageHeading title={TITLE} />
      <Report />
    </IncidentsArea>
  )
}

function Report() {
  const { company, mayChange } = useIncidentsScope()
  const employees = useQuery({ ...employeesQuery(company.id), enabled: mayChange })
  if (!mayChange)
    return (
      <Notice kind="warning">
        Ваша роль позволяет только смотреть. Сообщите о происшествии тому, кто ведёт учёт: 24 часа на
        извещения уже идут.
      </Notice>
    )
  return (
    <Loaded of={employees}>
      {(staff) => <ReportDesk employees={staff.filter(({ dismissedOn }) => dismissedOn === null)} />}
    </Loaded>
  )
}
