/** Two consonants of which the first would run into the preposition: «со слесарем», «во Владимире». */
const CONSONANT = 'бвгджзйклмнпрстфхцчшщ'
const BEFORE: Readonly<Record<Preposition, readonly [RegExp, string]>> = {
  с: [new RegExp(`^(?:[сзшж][${CONSONANT}]|щ|мн[оеу]|мст|вс|вт|вз[${CONSONANT}]|льв|льд|рт)`, 'i'), 'со'],
  в: [new RegExp(`^(?:[вф][${CONSONANT}]|мн[оеу]г?)`, 'i'), 'во'],
  к: [/^(?:мне|мног|вс|вт|льв|льд|рт)/i, 'ко'],
}

export const PREPOSITIONS = ['с', 'в', 'к'] as const
export type Preposition = (typeof PREPOSITIONS)[number]

/** «со слесарем», «с мастером», «во Владивостоке»: the preposition as the next word asks. */
export function withPreposition(preposition: Preposition, text: string): string {
  const [next, longer] = BEFORE[preposition]
  return `${next.test(text) ? longer : preposition} ${text}`
}
