import { ACTIVITIES } from '@ot/domain'
import { Invalid } from '../../foundation/errors.ts'

const BY_ID = new Map(ACTIVITIES.map((activity) => [activity.id, activity]))
const PRESENTED = new Map(ACTIVITIES.map(({ id, name }) => [id, { id, name }]))

export function presentActivities(): { id: number; name: string }[] {
  return [...PRESENTED.values()]
}

/** Ids with names, in the order chosen. */
export function presentChosenActivities(ids: readonly number[]): { id: number; name: string }[] {
  return ids.flatMap((id) => PRESENTED.get(id) ?? [])
}

/** Without repetitions; 422 when one of them is not in the list. */
export function requireKnownActivities(ids: readonly number[]): number[] {
  const unknown = ids.filter((id) => !BY_ID.has(id))
  if (unknown.length > 0) {
    throw Invalid.field('activities', `Неизвестный вид деятельности: ${unknown.join(', ')}`)
  }
  return [...new Set(ids)]
}

/** Names of those that have other workplaces than office ones. */
export function namesOfNotOffice(ids: readonly number[]): string[] {
  return ids.flatMap((id) => {
    const activity = BY_ID.get(id)
    return activity === undefined || activity.office ? [] : [activity.name]
  })
}
