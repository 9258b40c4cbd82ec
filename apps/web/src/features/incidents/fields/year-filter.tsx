import { FilterChoice } from '../../../ui/list-filters.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { yearChoices } from './filter-values.ts'

interface YearFilterProps {
  label: string
  year: number | null
  onChange: (year: number | null) => void
}

export function YearFilter({ label, year, onChange }: YearFilterProps) {
  const { today } = useIncidentsScope()
  const choices = yearChoices(Number(today.slice(0, 4)), year)
  return <FilterChoice label={label} choices={choices} value={year} onChange={onChange} />
}
