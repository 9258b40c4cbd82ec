import type { EmployeeAnswer } from '@ot/contract'
import type { SubjectKind } from '@ot/domain'
import { compareNames } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { employeesQuery, useDepartments } from '../../../lib/company/staff.ts'
import { bothLoaded, type Load } from '../../../lib/load.ts'
import type { Choice } from '../../../ui/choices.ts'
import { employeeOptions } from '../../../ui/company/employee-choices.ts'

export interface SubjectChoices {
  choices: readonly Choice<number>[]
  /** Of employees: departments, each with those who work there. */
  departments: readonly { id: number; name: string; people: readonly number[] }[]
}

/** Whom or what a paper may be about, by name. */
export function useSubjectChoices(companyId: number, kind: SubjectKind): Load<SubjectChoices> {
  const employees = useQuery(employeesQuery(companyId))
  const departments = useDepartments(companyId)
  const chain = bothLoaded(employees, departments)
  if (chain.data === undefined) return { ...chain, data: undefined }
  const [people, groups] = chain.data
  const staffed = groups.map(({ id, name }) => ({
    id,
    name,
    people: people.filter(({ employeeGroupId }) => employeeGroupId === id).map((person) => person.id),
  }))
  return { ...chain, data: { choices: choicesOf(kind, people, groups), departments: staffed } }
}

function choicesOf(
  kind: SubjectKind,
  people: readonly EmployeeAnswer[],
  groups: readonly { id: number; name: string }[],
): readonly Choice<number>[] {
  switch (kind) {
    case 'employee':
      return employeeOptions(people)
    case 'department':
      return groups.map(({ id, name }) => ({ value: id, label: name }))
    case 'position':
      return heldPositions(people)
  }
}

/** Those that somebody holds now. */
export function heldPositions(people: readonly EmployeeAnswer[]): Choice<number>[] {
  const held = new Map(people.map(({ position }) => [position.id, position.name]))
  return [...held]
    .map(([value, label]) => ({ value, label }))
    .sort((left, right) => compareNames(left.label, right.label))
}
