import { counted } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import { Notice } from '../../../ui/notice.tsx'
import { sectionEventsQuery } from '../api/event-queries.ts'
import { useRecordsScope } from '../records-scope.ts'
import { useInstructorCheck } from '../use-instructor-check.ts'

/** Before a journal is printed: whose own training did not hold on the days on which he briefed. */
export function JournalInstructors() {
  const { company } = useRecordsScope()
  const held = useQuery(sectionEventsQuery(company.id, 'briefing', { due: false }))
  const check = useInstructorCheck(true)
  if (check === null || held.data === undefined) return null
  const times = new Map<string, number>()
  for (const event of held.data) {
    if (event.section !== 'briefing' || event.date === null || event.instructor === null) continue
    const untrained = check(event.instructor, event.date)
    if (untrained === null) continue
    const name = fullName(untrained.instructor)
    times.set(name, (times.get(name) ?? 0) + 1)
  }
  if (times.size === 0) return null
  return (
    <Notice kind="warning">
      <p>
        Инструктировали те, чьё обучение программе Б или первой помощи в тот день не действовало или не
        внесено (ПП РФ №&nbsp;2464, п. 33, 53). Печатать это не мешает.
      </p>
      <ul>
        {[...times].map(([name, count]) => (
          <li key={name}>
            {name}: {counted(count, ['запись', 'записи', 'записей'])}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
