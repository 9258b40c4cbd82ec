import { ABSENCE_KINDS } from '@ot/domain'
import { number, oneOf, orNull, shaped, text } from './rows.ts'

export const isAbsence = shaped({
  id: number,
  kind: oneOf(ABSENCE_KINDS),
  startsOn: text,
  endsOn: orNull(text),
})

/**
 * Long absences of an employee, as the rules of terms ask for them; `person`: what his row is called in the statement,
 * `company`: the statement's parameter, from which a distributed database sees that one machine knows them all.
 */
export function absencesOf(person: string, company = `${person}.company_id`): string {
  return `coalesce((select json_agg(json_build_object(
      'id', b.id, 'kind', b.kind, 'startsOn', b.starts_on, 'endsOn', b.ends_on) order by b.starts_on)
    from absences b where b.company_id = ${company} and b.employee_id = ${person}.id), '[]')`
}

/** The absence of employee `e` on the day of this parameter, as `a`: nobody has two on one day. */
export function awayOn(day: string): string {
  return `left join absences a on a.company_id = e.company_id and a.employee_id = e.id
    and a.starts_on <= ${day}::date and (a.ends_on is null or a.ends_on >= ${day}::date)`
}

/** The day event `v` was entered on; a process of before the column has left it out. */
export const ENTERED_ON = 'coalesce(v.entered_on, v.created_at::date)'

/** `isUnknown` of the domain, of event `v`. */
export const NOT_ENTERED = `(v.date is null and v.return_of is null
  and coalesce(v.deadline, v.asked_since, 'infinity') < ${ENTERED_ON})`

/** The same of instruction `i`. */
export const NOT_ACQUAINTED = `(i.acknowledged_on is null and coalesce(i.asked_since, 'infinity') < i.entered_on)`

/** Nothing of event `v` falls due before `e` is back, see `awayOn`. */
export const FALLS_DUE = '(a.id is null or v.deadline > a.ends_on)'
