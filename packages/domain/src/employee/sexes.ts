export const SEXES = ['m', 'f'] as const
export type Sex = (typeof SEXES)[number]

export const SEX_LABELS = { m: 'Мужчина', f: 'Женщина' } satisfies Record<Sex, string>
