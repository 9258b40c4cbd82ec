import { activitiesOfCode } from '@ot/domain'

type Card = { okved: string; activities: readonly number[] }

/** What another code makes of the chosen kinds of activity: what the former one proposed goes, what somebody has chosen stays. */
export function activitiesAfter({ okved, activities }: Card, typed: string): number[] {
  return isProposed(activities, okved) ? [...activitiesOfCode(typed)] : [...activities]
}

/** What is said while nobody has changed what the code proposed. */
export function proposalHint({ okved, activities }: Card): string | undefined {
  if (activities.length === 0 || !isProposed(activities, okved)) return undefined
  return `Предложено по ОКВЭД ${okved.trim()}. Проверьте: от видов деятельности зависят тариф и набор документов`
}

function isProposed(activities: readonly number[], okved: string): boolean {
  const proposed = activitiesOfCode(okved)
  return activities.length === proposed.length && activities.every((id, index) => proposed[index] === id)
}
