import type { EmployeeAnswer } from '@ot/contract'
import { instructorAmong, lackingOfInstructor } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { employeesQuery } from '../../lib/company/staff.ts'
import { sectionEventsQuery } from './api/event-queries.ts'
import { useRecordsScope } from './records-scope.ts'

type Untrained = { instructor: EmployeeAnswer; lacking: string[] }

/** Whoever of the staff is named, and what of his own training did not hold on the day; null: all of it did, or it is nobody of the staff. */
type InstructorCheck = (named: string, date: string) => Untrained | null

/** Null until the staff and what they have learnt are known; asks only where `isAsked`. */
export function useInstructorCheck(isAsked: boolean): InstructorCheck | null {
  const { company } = useRecordsScope()
  const staff = useQuery({ ...employeesQuery(company.id), enabled: isAsked })
  const trained = useQuery({
    ...sectionEventsQuery(company.id, 'training', { due: false }),
    enabled: isAsked,
  })
  if (!isAsked || staff.data === undefined || trained.data === undefined) return null
  const people = staff.data
  const personOf = new Map(people.map(({ id, personId }) => [id, personId]))
  const trainings = trained.data.flatMap((event) => {
    const personId = personOf.get(event.employeeId)
    if (event.section !== 'training' || personId === undefined) return []
    const { programme, date, deadline, result } = event
    return [{ personId, programme, date, deadline, failed: result === 'failed' }]
  })
  return (named, date) => {
    const instructor = instructorAmong(named, people)
    if (instructor === null) return null
    const lacking = lackingOfInstructor(instructor.personId, trainings, date)
    return lacking.length === 0 ? null : { instructor, lacking }
  }
}
