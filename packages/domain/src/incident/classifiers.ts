import { ACCIDENT_CAUSES } from './accident-causes.ts'
import { ACCIDENT_KINDS } from './accident-kinds.ts'
import { EMPLOYMENT_STATUSES } from './employment-statuses.ts'

type Coded = { code: string; name: string }

const kinds = named(ACCIDENT_KINDS)
const causes = named(ACCIDENT_CAUSES)
const statuses = named(EMPLOYMENT_STATUSES)

function named(list: readonly Coded[]): ReadonlyMap<string, string> {
  return new Map(list.map(({ code, name }) => [code, name]))
}

export function isAccidentKind(code: string): boolean {
  return kinds.has(code)
}

export function accidentKindName(code: string): string | null {
  return fullName(kinds, code)
}

export function isAccidentCause(code: string): boolean {
  return causes.has(code)
}

export function accidentCauseName(code: string): string | null {
  return fullName(causes, code)
}

export function isEmploymentStatus(code: string): boolean {
  return statuses.has(code)
}

export function employmentStatusName(code: string): string | null {
  return statuses.get(code) ?? null
}

/** A sub-item alone says too little («на водном транспорте»): its item stands before it. */
function fullName(names: ReadonlyMap<string, string>, code: string): string | null {
  const own = names.get(code) ?? null
  const [head = ''] = code.split('.')
  const item = names.get(head)
  return own === null || code === head || item === undefined ? own : `${item}: ${own}`
}
