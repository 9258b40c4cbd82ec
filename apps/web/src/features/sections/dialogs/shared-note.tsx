import type { EventAnswer } from '@ot/contract'
import { counted } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { workplacesQuery } from '../../../lib/company/workplaces.ts'
import { useRecordsScope } from '../records-scope.ts'
import styles from './dialogs.module.css'

/** An assessment belongs to the workplace: whoever changes it for one changes it for all. */
export function SharedNote({ event }: { event: EventAnswer }) {
  const { company } = useRecordsScope()
  const workplaceId = event.section === 'sout' ? event.workplaceId : null
  const workplaces = useQuery({ ...workplacesQuery(company.id), enabled: workplaceId !== null })
  const workplace = workplaces.data?.find(({ id }) => id === workplaceId)
  if (workplace === undefined || workplace.employeeIds.length < 2) return null
  const others = counted(workplace.employeeIds.length, ['работника', 'работников', 'работников'])
  return (
    <p className={styles.note}>
      Рабочее место №&nbsp;{workplace.number} общее: класс, даты и срок изменятся у всех {others}.
    </p>
  )
}
