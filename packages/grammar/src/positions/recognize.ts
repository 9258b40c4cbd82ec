import { MASCULINE_IN_OI, NOT_OCCUPATIONS, OCCUPATIONS, SUBSTANTIVE } from '../exceptions/positions.ts'

export type AdjectiveKind = 'masculine' | 'feminine' | 'neuter'

const OCCUPATION_ENDING = new RegExp(
  `(?:${[
    'тель|щик|чик|ник|ик|ист|олог|вед|вод|граф|иатр|ант|ент|ач|ец|мен|[ое]р|ёр|ир|ар|яр|арь|[иы]стр|кат',
    'щица|чица|ница|сестра|иха',
  ].join('|')})$`,
)

/** «ЭВМ», «КИПиА», «HR»: never changed. */
export function isAbbreviation(word: string): boolean {
  return /^(?:[А-ЯЁA-Z0-9]{2,}|[А-ЯЁ]+[а-яё][А-ЯЁ]+)$/.test(word)
}

export function isCyrillic(word: string): boolean {
  return /[а-яё]$/i.test(word)
}

/** Whether a word in the middle of a title names an occupation in the nominative. */
export function isOccupation(word: string): boolean {
  const parts = word.toLowerCase().split('-')
  const last = parts.at(-1) ?? ''
  if (NOT_OCCUPATIONS.has(last) || isAbbreviation(word)) return false
  return OCCUPATIONS.has(last) || OCCUPATION_ENDING.test(last)
}

/** A word of an adjective's form in the nominative; -ой only where it can be masculine. */
export function adjectiveKind(word: string, isFirst: boolean): AdjectiveKind | null {
  const lower = word.toLowerCase().split('-').at(-1) ?? ''
  if (/(?:ый|ий)$/.test(lower)) return isNounInIi(lower, isFirst) ? null : 'masculine'
  if (/ой$/.test(lower)) return isFirst || MASCULINE_IN_OI.test(lower) ? 'masculine' : null
  if (/(?:ая|яя)$/.test(lower) || lower === 'третья') return 'feminine'
  return /(?:ое|ее)$/.test(lower) ? 'neuter' : null
}

/** «Линий», «зданий», «предприятий»: plural genitives in the tail of a title. */
function isNounInIi(lower: string, isFirst: boolean): boolean {
  return (
    !isFirst && /[^гкхжшчщ]ий$/.test(lower) && !/(?:средн|верхн|нижн|внешн|внутренн|трет|летн)ий$/.test(lower)
  )
}

/** «Моторист-рулевой»: an occupation and a substantivised adjective, and both halves change. */
export function isCompoundOfOccupations(word: string): boolean {
  const [first = '', ...others] = word.split('-')
  return others.length > 0 && isOccupation(first) && isSubstantive(word)
}

export function isSubstantive(word: string): boolean {
  return SUBSTANTIVE.test(word.toLowerCase().split('-').at(-1) ?? '')
}

/** Whether the noun after an adjective agrees with it and is not its complement («управляющий складом»). */
export function agreesWithAdjective(word: string, kind: AdjectiveKind): boolean {
  if (isOccupation(word)) return true
  const lower = word.toLowerCase()
  if (kind === 'feminine') return /[ая]$/.test(lower)
  if (kind === 'neuter') return lower === 'лицо'
  return (
    /[бвгджзйклмнпрстфхцчшщь]$/.test(lower) &&
    !/(?:[ое]м|[ое]в|ой|ей|их|ых|ах|ях)$/.test(lower) &&
    lower.length > 2
  )
}

/** Whether a phrase after a comma, a slash, a dash or a bracket names one more occupation. */
export function startsWithHead(words: readonly string[]): boolean {
  const [first = '', second] = words
  // «Кассир, страховой агент», against «…, пожарной безопасности».
  const kind = adjectiveKind(first, second !== undefined && isOccupation(second))
  if (kind === null) return isOccupation(first)
  if (isSubstantive(first)) return true
  if (second === undefined) return true
  if (/^(?:за|по|на|в|во|при|с|со|из|к|о|об)$/.test(second.toLowerCase())) return true
  return isOccupation(second) || startsWithHead(words.slice(1))
}
