import { type IncidentAnswer, type Victim, VictimInput } from '@ot/contract'
import type { IncidentChanges } from '../../../lib/company/incidents.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import type { WireValue } from '../../../ui/form/text-spec.ts'
import { outsiderInput, type TypedOutsider } from '../fields/outsider-values.ts'
import { mergedRows } from './merged-rows.ts'

const UNPROCESSABLE = 422

/** All victims are sent, as they are stored, with the facts of one changed. */
export function victimChanges(
  { victims }: IncidentAnswer,
  victimId: number,
  facts: Readonly<Record<string, WireValue>>,
): IncidentChanges {
  return {
    victims: victims.map((victim, index) =>
      victim.id === victimId ? checked({ ...victimInput(victim), ...facts }, index) : victimInput(victim),
    ),
  }
}

/** Without what the server itself knows of an employee; somebody from outside is known by what he was stored under. */
export function victimInput({
  id,
  fullname,
  position,
  department: _department,
  actLabel: _actLabel,
  ...input
}: Victim): VictimInput {
  return input.employeeId === null
    ? { ...input, id, fullname, position: position || null }
    : { ...input, id: null, fullname: null, position: null }
}

interface Choice {
  begun: readonly number[]
  made: readonly number[]
  outsiders: readonly TypedOutsider[]
}

/** Who was added and taken away, over those stored now; known ones with what is recorded of them. */
export function chosenVictims({ victims }: IncidentAnswer, choice: Choice): IncidentChanges {
  const stored = employeesAmong(victims)
  const employeeIds = mergedRows({ begun: choice.begun, made: choice.made, stored }, String)
  return {
    victims: [
      ...employeeIds.map((employeeId) => {
        const known = victims.find((victim) => victim.employeeId === employeeId)
        return known === undefined ? VictimInput.parse({ employeeId }) : victimInput(known)
      }),
      ...choice.outsiders.map((outsider) => {
        const known = victims.find(({ id }) => id === outsider.id)
        return VictimInput.parse({ ...(known && victimInput(known)), ...outsiderInput(outsider) })
      }),
    ],
  }
}

export function employeesAmong(victims: readonly Pick<Victim, 'employeeId'>[]): number[] {
  return victims.flatMap(({ employeeId }) => employeeId ?? [])
}

function checked(input: unknown, index: number): VictimInput {
  const result = VictimInput.safeParse(input)
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }) => ({
    field: ['victims', index, ...path].join('.'),
    message,
  }))
  throw new ApiError(UNPROCESSABLE, 'Проверьте поля', { errors })
}
