import { LOG_AREA_LABELS, LOG_AREAS, LOG_COLUMNS } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { todayIn } from '../../lib/calendar-date.ts'
import type { Companies } from '../../lib/session/session.ts'
import { FilterChoice, FilterDay, FilterText } from '../../ui/list-filters.tsx'
import { type LogView, logPeopleQuery } from './api/log-calls.ts'

const EVERYBODY = { value: null, label: 'Кто угодно' } as const
const AREAS = [
  { value: null, label: 'Все разделы' } as const,
  ...LOG_AREAS.map((value) => ({ value, label: LOG_AREA_LABELS[value] })),
]

interface LogFiltersProps {
  company: Companies[number]
  view: LogView
  onChange: (view: LogView) => void
}

export function LogFilters({ company, view, onChange }: LogFiltersProps) {
  const people = useQuery(logPeopleQuery(company.id)).data ?? []
  const today = todayIn(company.timeZone)
  return (
    <>
      <FilterText
        text={view.q}
        placeholder="Фамилия, номер, значение"
        onText={(q) => onChange({ ...view, q })}
      />
      <FilterChoice
        label={LOG_COLUMNS.who}
        choices={[EVERYBODY, ...people.map(({ userId, name }) => ({ value: userId, label: name }))]}
        value={view.userId}
        onChange={(userId) => onChange({ ...view, userId })}
      />
      <FilterChoice
        label="Раздел"
        choices={AREAS}
        value={view.area}
        onChange={(area) => onChange({ ...view, area })}
      />
      <FilterDay
        label="Дата с"
        day={view.from}
        max={today}
        onChange={(from) => onChange({ ...view, from })}
      />
      <FilterDay label="Дата по" day={view.to} max={today} onChange={(to) => onChange({ ...view, to })} />
    </>
  )
}
