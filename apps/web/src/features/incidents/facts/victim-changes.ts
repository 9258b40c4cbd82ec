import { type IncidentAnswer, type Victim, VictimInput } from '@ot/contract'
import { ApiError } from '../../../lib/http/api-error.ts'
import type { WireValue } from '../../../ui/form/text-spec.ts'
import type { IncidentChanges } from '../api/incidents.ts'
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

/** Without what the server itself knows of him. */
export function victimInput({
  id: _id,
  fullname: _fullname,
  position: _position,
  department: _department,
  actLabel: _actLabel,
  ...input
}: Victim): VictimInput {
  return input
}

interface Choice {
  begun: readonly number[]
  made: readonly number[]
}

/** Who was added and taken away, over those stored now; known ones with what is recorded of them. */
export function chosenVictims({ victims }: IncidentAnswer, choice: Choice): IncidentChanges {
  const stored = victims.map(({ employeeId }) => employeeId)
  const employeeIds = mergedRows({ ...choice, stored }, String)
  return {
    victims: employeeIds.map((employeeId) => {
      const known = victims.find((victim) => victim.employeeId === employeeId)
      return known === undefined ? VictimInput.parse({ employeeId }) : victimInput(known)
    }),
  }
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
