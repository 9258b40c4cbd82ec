import { briefingRule, type PositionProfile, rankOf, type Subject, withRank } from '@ot/domain'
import { findPosition } from '@ot/reference'
import { grouped } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { briefedDays } from '../events/index.ts'
import {
  type Decline,
  listDeclines,
  listOpenObligations,
  listPeople,
  listRoles,
  type NormPersonRow,
  type OpenObligation,
  type RoleRow,
} from './norm-queries.ts'

/** An employee as the norms see him, with what already stands and what was struck out. */
export type NormSubject = Subject & {
  personId: number
  isMain: boolean
  openEvents: readonly OpenObligation[]
  /** Rule → why it was struck out. */
  declined: ReadonlyMap<string, string>
}

/** Null: everybody who works in the company; of one, all jobs of the person. */
export async function loadNormSubjects(
  tx: Tx,
  companyId: number,
  employeeId: number | null,
): Promise<NormSubject[]> {
  const people = await listPeople(tx, companyId, employeeId)
  const ids = employeeId === null ? null : people.map(holder)
  const eventsOf = grouped(await listOpenObligations(tx, companyId, ids), holder)
  const declinesOf = grouped(await listDeclines(tx, companyId, ids), holder)
  const rolesOf = grouped(await listRoles(tx, companyId, ids), holder)
  return people.map((person) =>
    subjectOf(person, {
      openEvents: eventsOf.get(person.employeeId) ?? [],
      declines: declinesOf.get(person.employeeId) ?? [],
      roles: rolesOf.get(person.employeeId) ?? [],
    }),
  )
}

const INITIAL_BRIEFING = briefingRule('initial')

type Known = {
  openEvents: readonly OpenObligation[]
  declines: readonly Decline[]
  roles: readonly RoleRow[]
}

function subjectOf(person: NormPersonRow, { openEvents, declines, roles }: Known): NormSubject {
  const { movedOn, ...known } = person
  const assessed = openEvents.find(({ conditionsClass }) => conditionsClass !== null)
  return {
    ...known,
    transfer: movedOn === null ? null : { on: movedOn, before: rulesOf(openEvents.filter(isBeforeTransfer)) },
    profile: titledProfile(person),
    conditionsClass: assessed?.conditionsClass ?? null,
    rules: rulesOf(openEvents),
    undone: rulesOf(openEvents.filter(({ date }) => date === null)),
    briefedFor: openEvents.find(({ rule }) => rule === INITIAL_BRIEFING)?.positionId ?? null,
    briefed: briefedDays(openEvents),
    roles,
    openEvents,
    declined: new Map(declines.map(({ rule, note }) => [rule, note])),
  }
}

/** «Старший токарь», «ученик сварщика»: the list has the trade, the company's own title says the rank. */
export function titledProfile({
  positionId,
  staffTitle,
}: Pick<NormPersonRow, 'positionId' | 'staffTitle'>): PositionProfile | null {
  const position = findPosition(positionId)
  if (position === null) return null
  return withRank(position.profile, staffTitle === null ? null : rankOf(staffTitle))
}

function rulesOf(events: readonly OpenObligation[]): ReadonlySet<string> {
  return new Set(events.flatMap(({ rule }) => rule ?? []))
}

function isBeforeTransfer({ beforeTransfer }: OpenObligation): boolean {
  return beforeTransfer
}

function holder({ employeeId }: { employeeId: number }): number {
  return employeeId
}
