import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { employeesQuery } from '../../lib/company/staff.ts'
import { employeeOptions } from '../../ui/company/employee-choices.ts'
import { PLACE_CALLS } from './api/places.ts'
import { recordsQuery } from './api/record-calls.ts'
import type { RecordChoices } from './field-specs.ts'

/** Of the records that fields name; none until they are known. */
export function useRecordChoices(): RecordChoices {
  const id = useCurrentCompany().data?.id ?? 0
  const staff = useQuery({ ...employeesQuery(id), enabled: id > 0 })
  const places = useQuery({ ...recordsQuery(PLACE_CALLS, id), enabled: id > 0 })
  const employees = employeeOptions(staff.data ?? [])
  return {
    employees: employees.map(({ value, label }) => ({ value: String(value), label })),
    people: employees.map(({ value, name }) => ({ value: String(value), label: name })),
    places: (places.data ?? []).map((place) => ({ value: String(place.id), label: place.name })),
    positions: (staff.data ?? []).map(({ position }) => position.name),
  }
}
