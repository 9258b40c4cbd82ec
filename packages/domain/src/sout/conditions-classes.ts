/** 426-ФЗ, ст. 14. */
export const CONDITIONS_CLASSES = ['1', '2', '3.1', '3.2', '3.3', '3.4', '4'] as const
export type ConditionsClass = (typeof CONDITIONS_CLASSES)[number]
