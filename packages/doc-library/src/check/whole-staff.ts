import type { PrintedPersonFacts } from '../fields/person-facts.ts'
import type { SampleCompany } from './sample-companies.ts'

/** As many people as the company says it has: the named ones, and namesakes of theirs in other departments. */
export function withWholeStaff(sample: SampleCompany): SampleCompany {
  const { employees, company } = sample
  const count = Math.max(employees.length, company.headcount ?? 0)
  const everybody = Array.from({ length: count }, (_, index): PrintedPersonFacts[] => {
    const known = employees[index]
    if (known !== undefined) return [known]
    const like = employees[index % employees.length]
    const named = employees[(index * 7) % employees.length]
    if (like === undefined || named === undefined) return []
    const department = like.department === null ? null : `Участок № ${(index % 9) + 1}`
    return [{ ...like, id: index + 1, position: named.position, department }]
  })
  return { ...sample, employees: everybody.flat() }
}
