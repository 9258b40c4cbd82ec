import type { CalendarDate } from '../calendar/calendar.ts'

/** A job as it is seen when it is asked who leads whom. */
export type JobInDepartment = { id: number; departmentId: number; dismissedOn: CalendarDate | null }

export type Heads = {
  /** Of the department; null: none is named. */
  head: number | null
  /** Heads that the interview names, of whatever departments; empty where it is not asked. */
  told: readonly number[]
  staff: readonly JobInDepartment[]
}

/** The head of his department, else who of the told heads works in it. Nobody leads himself, and who has left leads nobody. */
export function superiorOf(
  { id, departmentId }: Pick<JobInDepartment, 'id' | 'departmentId'>,
  { head, told, staff }: Heads,
): number | null {
  const others = staff.filter((other) => other.id !== id && other.dismissedOn === null)
  if (others.some((other) => other.id === head)) return head
  return others.find((other) => other.departmentId === departmentId && told.includes(other.id))?.id ?? null
}
