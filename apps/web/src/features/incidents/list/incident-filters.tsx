import {
  INCIDENT_DEGREE_LABELS,
  INCIDENT_DEGREES,
  INCIDENT_STATUS_LABELS,
  INCIDENT_STATUSES,
} from '@ot/domain'
import type { IncidentsFilter } from '../../../lib/company/incidents.ts'
import { FilterChoice, FilterText } from '../../../ui/list-filters.tsx'
import { YearFilter } from '../fields/year-filter.tsx'

const STATUSES = [
  { value: null, label: 'Любое состояние' },
  ...INCIDENT_STATUSES.map((value) => ({ value, label: INCIDENT_STATUS_LABELS[value].toLowerCase() })),
]
const DEGREES = [
  { value: null, label: 'Любая степень' },
  ...INCIDENT_DEGREES.map((value) => ({ value, label: INCIDENT_DEGREE_LABELS[value] })),
]

interface IncidentFiltersProps {
  view: IncidentsFilter
  onChange: (view: IncidentsFilter) => void
}

export function IncidentFilters({ view, onChange }: IncidentFiltersProps) {
  return (
    <>
      <FilterText
        text={view.q}
        placeholder="Фамилия, место или номер"
        onText={(q) => onChange({ ...view, q })}
      />
      <FilterChoice
        label="Состояние"
        choices={STATUSES}
        value={view.status}
        onChange={(status) => onChange({ ...view, status })}
      />
      <FilterChoice
        label="Степень"
        choices={DEGREES}
        value={view.degree}
        onChange={(degree) => onChange({ ...view, degree })}
      />
      <YearFilter label="Год" year={view.year} onChange={(year) => onChange({ ...view, year })} />
    </>
  )
}
