import {
  FIXED_FIRST_HALVES,
  INDECLINABLE_NOUNS,
  POSITION_NOUN_FORMS,
  STRESSED_NOUNS,
} from '../exceptions/positions.ts'
import type { Case } from '../inflection/cases.ts'
import { inflect, inflectByTable } from '../inflection/inflect.ts'
import {
  declineFeminineAdjective,
  declineMasculineAdjective,
  declineMasculineNoun,
  declineNeuterAdjective,
  declineNounInA,
  HARD,
  HARD_UNSTRESSED,
} from '../inflection/word-endings.ts'
import {
  type AdjectiveKind,
  adjectiveKind,
  isAbbreviation,
  isCyrillic,
  isOccupation,
  isSubstantive,
} from './recognize.ts'

export function declineAdjective(word: string, kind: AdjectiveKind, grammaticalCase: Case): string {
  switch (kind) {
    case 'masculine':
      return declineMasculineAdjective(word, grammaticalCase)
    case 'feminine':
      return declineFeminineAdjective(word, grammaticalCase)
    case 'neuter':
      return declineNeuterAdjective(word, grammaticalCase)
  }
}

/** «Инженера-технолога» changes in both halves, «офис-менеджера» and «веб-дизайнера» in the last. */
export function declineCompound(word: string, grammaticalCase: Case): string {
  const parts = word.split('-')
  return parts
    .map((part, index) => {
      const isLast = index === parts.length - 1
      const isDeclined =
        isLast || (!FIXED_FIRST_HALVES.has(part.toLowerCase()) && (isOccupation(part) || isSubstantive(part)))
      return isDeclined ? declineNoun(part, grammaticalCase) : part
    })
    .join('-')
}

function declineNoun(word: string, grammaticalCase: Case): string {
  const lower = word.toLowerCase()
  const byTable = inflectByTable(word, POSITION_NOUN_FORMS, grammaticalCase)
  if (byTable !== null) return byTable
  if (isAbbreviation(word) || !isCyrillic(word) || isIndeclinable(lower)) return word
  const kind = adjectiveKind(word, true)
  if (kind !== null) return declineAdjective(word, kind, grammaticalCase)
  const isStressed = STRESSED_NOUNS.has(lower) || /ач$/.test(lower)
  if (/[ая]$/.test(lower)) return declineNounInA(word, isStressed, grammaticalCase)
  return declineInEts(word, lower, grammaticalCase) ?? declineMasculineNoun(word, isStressed, grammaticalCase)
}

/** «Завскладом», «замдиректора»: the second root stands in an oblique case already. */
function isIndeclinable(lower: string): boolean {
  if (INDECLINABLE_NOUNS.has(lower) || /[еёиоуыэю]$/.test(lower)) return true
  return /^(?:зав|зам|пом|упр|нач).{3,}(?:ом|ем|ой|ей|ами|ями|ра|ка|ла)$/.test(lower)
}

/** «Продавец, продавцом»; «гвардеец, гвардейцем»; «земледелец, земледельцем»; «управленец, управленцем». */
function declineInEts(word: string, lower: string, grammaticalCase: Case): string | null {
  if (!lower.endsWith('ец')) return null
  const stem = word.slice(0, -2)
  if (/[аеёиоуыэюя]ец$/.test(lower)) return inflect(`${stem}йц`, 0, HARD_UNSTRESSED, grammaticalCase)
  if (/лец$/.test(lower)) return inflect(`${stem}ьц`, 0, HARD_UNSTRESSED, grammaticalCase)
  const endings = /(?:ен|ан|ин)ец$/.test(lower) ? HARD_UNSTRESSED : HARD
  return inflect(`${stem}ц`, 0, endings, grammaticalCase)
}
