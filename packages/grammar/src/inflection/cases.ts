export const CASES = [
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
] as const

export type Case = (typeof CASES)[number]

/** The names of cases as templates write them: {директор.фио.дательный}. */
export const CASE_TAGS: Record<Case, string> = {
  nominative: 'именительный',
  genitive: 'родительный',
  dative: 'дательный',
  accusative: 'винительный',
  instrumental: 'творительный',
  prepositional: 'предложный',
}
