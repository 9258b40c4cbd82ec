import { instructorAmong, lackingOfInstructor } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { Notice } from '../../../ui/notice.tsx'
import { sectionEventsQuery } from '../api/events.ts'
import { useRecordsScope } from '../records-scope.ts'

/** Who has briefed had not learnt it himself by that day: worth a look, and no refusal. */
export function InstructorNote({ instructor, date }: { instructor: string; date: string }) {
  const { company } = useRecordsScope()
  const isAsked = instructor.trim() !== '' && date !== ''
  const staff = useQuery({ ...employeesQuery(company.id), enabled: isAsked })
  const trained = useQuery({
    ...sectionEventsQuery(company.id, 'training', { due: false }),
    enabled: isAsked,
  })
  if (!isAsked || staff.data === undefined || trained.data === undefined) return null
  const found = instructorAmong(instructor, staff.data)
  if (found === null) return null
  const personOf = new Map(staff.data.map(({ id, personId }) => [id, personId]))
  const trainings = trained.data.flatMap((event) => {
    const personId = personOf.get(event.employeeId)
    if (event.section !== 'training' || personId === undefined) return []
    const { programme, date: doneOn, deadline, result } = event
    return [{ personId, programme, date: doneOn, deadline, failed: result === 'failed' }]
  })
  const lacking = lackingOfInstructor(found.personId, trainings, date)
  if (lacking.length === 0) return null
  return (
    <Notice kind="warning" role="status">
      {fullName(found)}: в этот день нет действующего обучения — {lacking.join('; ')}. Кто инструктирует, сам
      обучен (ПП РФ № 2464, п. 33, 53). Запись это не запрещает: внесите обучение, если оно было.
    </Notice>
  )
}
