/** 426-ФЗ, ст. 14. */
export const CONDITIONS_CLASSES = ['1', '2', '3.1', '3.2', '3.3', '3.4', '4'] as const
export type ConditionsClass = (typeof CONDITIONS_CLASSES)[number]

/** Harmful (3) or dangerous (4). */
export function isHarmfulClass(conditionsClass: ConditionsClass | null): boolean {
  return conditionsClass !== null && conditionsClass !== '1' && conditionsClass !== '2'
}
