import type { Outsider, Victim } from '@ot/contract'
import { OUTSIDE_STANDINGS, type Sex, STANDINGS, type VictimStanding } from '@ot/domain'

/** A victim who is not of the staff, as he is typed. */
export interface TypedOutsider {
  /** Null: not stored yet. */
  id: number | null
  fullname: string
  position: string
  standing: VictimStanding | ''
  organisation: string
  /** Empty: as the name says. */
  sex: Sex | ''
}

export const EMPTY_OUTSIDER: TypedOutsider = {
  id: null,
  fullname: '',
  position: '',
  standing: '',
  organisation: '',
  sex: '',
}

export const OUTSIDE_CHOICES = OUTSIDE_STANDINGS.map((standing) => ({
  value: standing,
  label: STANDINGS[standing].label,
}))

export function typedOutsiders(victims: readonly Victim[]): TypedOutsider[] {
  return victims
    .filter(({ employeeId }) => employeeId === null)
    .map(({ id, fullname, position, standing, organisation, sex }) => ({
      id,
      fullname,
      position,
      standing,
      organisation: organisation ?? '',
      sex: sex ?? '',
    }))
}

/** What can be told before the server is asked. */
export function outsiderProblems(rows: readonly TypedOutsider[]) {
  return rows.flatMap(({ fullname, standing }, place) => [
    ...(fullname.trim() === ''
      ? [{ path: ['outsiders', place, 'fullname'], message: 'Укажите фамилию, имя и отчество' }]
      : []),
    ...(standing === ''
      ? [{ path: ['outsiders', place, 'standing'], message: 'Выберите, как он у вас работал' }]
      : []),
  ])
}

/** As the server takes it; a standing that was not chosen is refused there, in its field. */
export function outsiderInput({ standing, sex, ...texts }: TypedOutsider): Outsider & { id: number | null } {
  return {
    id: texts.id,
    fullname: texts.fullname.trim() || null,
    position: texts.position.trim() || null,
    organisation: texts.organisation.trim() || null,
    standing: standing === '' ? 'employee' : standing,
    sex: sex === '' ? null : sex,
  }
}

export function reportedOutsider(outsider: TypedOutsider): Outsider {
  const { id: _id, ...reported } = outsiderInput(outsider)
  return reported
}
