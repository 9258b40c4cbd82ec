import type { Department, EmployeeAnswer, EventAnswer, EventOf } from '@ot/contract'
import { briefingConductor, instructorAmong, superiorOf } from '@ot/domain'
import type { AnsweredGroup } from '../../../lib/company/responsibilities.ts'
import { staffNames } from './staff-choices.ts'

/** Who works here, who leads the departments, who is appointed to what. */
export interface Conductors {
  staff: readonly EmployeeAnswer[]
  departments: readonly Department[]
  roles: readonly AnsweredGroup[]
}

/** Who conducted each the last time while he works here, else who conducts such briefings in the company; empty: nobody is known, or not one for all. */
export function conductorOf(events: readonly EventAnswer[], known: Conductors): string {
  const briefings = events.filter((event) => event.section === 'briefing')
  const told = new Set(briefings.flatMap(({ instructor }) => instructor ?? []))
  const here = new Set([...told].filter((named) => named !== '' && !hasLeft(named, known.staff)))
  const names = staffNames(known.staff)
  const [first = '', ...others] = new Set(
    briefings.map((briefing) => {
      const { instructor } = briefing
      if (instructor !== null && here.has(instructor)) return instructor
      return names.get(appointedTo(briefing, known) ?? 0) ?? ''
    }),
  )
  return others.length === 0 ? first : ''
}

/** Nobody briefs himself. */
function appointedTo(briefing: EventOf<'briefing'>, known: Conductors): number | null {
  const by = briefingConductor(briefing.kind)
  if (by === null) return null
  if (by === 'superior') return superiorIn(known, briefing)
  const roles = known.roles.flatMap((group) => group.roles)
  const id = roles.find(({ roleId }) => roleId === by.id)?.employeeId ?? null
  return id === briefing.employeeId ? null : id
}

/** A mark is made at once: it does not wait for the answers of the interview. */
function superiorIn(
  { departments, staff }: Conductors,
  { employeeId, departmentId }: EventOf<'briefing'>,
): number | null {
  const head = departments.find(({ id }) => id === departmentId)?.headEmployeeId ?? null
  const jobs = staff.map(({ id, employeeGroupId, dismissedOn }) => ({
    id,
    departmentId: employeeGroupId,
    dismissedOn,
  }))
  return superiorOf({ id: employeeId, departmentId }, { head, told: [], staff: jobs })
}

/** In another job he may have stayed. */
function hasLeft(named: string, staff: readonly EmployeeAnswer[]): boolean {
  const found = instructorAmong(named, staff)
  if (found === null) return false
  return staff.every(({ personId, dismissedOn }) => personId !== found.personId || dismissedOn !== null)
}
