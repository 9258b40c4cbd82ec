import { MICROTRAUMA_STATUS_LABELS, MICROTRAUMA_STATUSES } from '@ot/domain'
import { ALL } from '../../fields/filter-values.ts'
import { FilterChoice, RegistryFilters, YearFilter } from '../../fields/registry-filters.tsx'
import type { MicrotraumasFilter } from '../api/microtraumas.ts'

const STATUSES = [
  ALL,
  ...MICROTRAUMA_STATUSES.map((value) => ({ value, label: MICROTRAUMA_STATUS_LABELS[value] })),
]

interface MicrotraumaFiltersProps {
  view: MicrotraumasFilter
  onChange: (view: MicrotraumasFilter) => void
}

export function MicrotraumaFilters({ view, onChange }: MicrotraumaFiltersProps) {
  return (
    <RegistryFilters
      text={view.q}
      placeholder="Фамилия, место или характер"
      onText={(q) => onChange({ ...view, q })}
    >
      <FilterChoice
        label="Состояние"
        choices={STATUSES}
        value={view.status}
        onChange={(status) => onChange({ ...view, status })}
      />
      <YearFilter label="Год записи" year={view.year} onChange={(year) => onChange({ ...view, year })} />
    </RegistryFilters>
  )
}
