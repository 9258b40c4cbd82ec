import type { Kind } from '../format/kinds.ts'
import { splitAppendices } from '../paper/split-appendices.ts'
import { problemAt, type Rule } from './rule.ts'

/** Written in whole sentences: programmes, lists, agendas and forms name things. */
const IN_SENTENCES: ReadonlySet<Kind> = new Set([
  'order',
  'regulation',
  'instruction',
  'guide',
  'leaflet',
  'letter',
  'contract',
  'memo',
])

/** After a dash or a colon the predicate may be a noun, «P = 2» is one too, and a ruled line waits for a hand. */
const SAID_BY_A_SIGN = /[—:=_]/
const SENTENCE_ENDS = /(?<=[а-яё»)]{2}[.;]) (?=[А-ЯЁ])/
/** «Кислород. Маслоопасно»: what is quoted is written as it stands on the plate. */
const HALF_A_QUOTATION = /^[^«]*»|«[^»]*$/
const FEWEST_WORDS = 3

const PREDICATE_WORDS: ReadonlySet<string> = new Set([
  'больше',
  'меньше',
  'выше',
  'ниже',
  'шире',
  'есть',
  'нет',
  'нельзя',
  'надо',
  'нужен',
  'нужно',
  'можно',
  'вправе',
  'следует',
  'это',
])
/** Endings of verbs, short adjectives and short participles; a few nouns have them too, so the rule overlooks more than it invents. */
const PREDICATE_ENDING =
  /(?:ть|ти|чь|[еёи]т|[уюаяы]т|тся|ться|тись|чься|[еи]шь|[еи]те|йте|ьте|тесь|[аяиеуыё]л[аио]?|лся|л[аио]сь|[уаея]ем|ём|(?:стим|ходим|меним)[аоы]?|[аяеё]н[аоы]?|[уия]т[аоы]|[жт]но|жу|чу|[аяу]ю|лю|юсь|усь)$/
const SHORT_ADJECTIVE =
  /^(?:не)?(?:возможн|опасн|вредн|благоприятн|обязательн|доступн|действительн|нужн|правомочн|годн|исправн|свободн|готов|цел|видн|открыт|закрыт)[аоы]$/
const NOUN_ENDING = /(?:ость|[ео]вание|териал|рсонал)$/

function isPredicate(word: string): boolean {
  if (PREDICATE_WORDS.has(word) || SHORT_ADJECTIVE.test(word)) return true
  return word.length > 2 && PREDICATE_ENDING.test(word) && !NOUN_ENDING.test(word)
}

function lacksPredicate(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[а-яё]+/g) ?? []
  return (
    words.length >= FEWEST_WORDS &&
    !SAID_BY_A_SIGN.test(sentence) &&
    !HALF_A_QUOTATION.test(sentence) &&
    !words.some(isPredicate)
  )
}

/** A tag of a condition prints nothing of its own; any other prints words that are no predicate. */
function withoutTags(text: string): string {
  return text.replaceAll(/\{[#^/][^{}]*\}/g, ' ').replaceAll(/\{[^{}]*\}/g, 'М')
}

/** Of a text that begins with a capital and ends as a sentence; what goes on from the line above is no sentence of its own. */
export function sentencesWithoutPredicate(text: string): string[] {
  if (!/^[А-ЯЁ]/.test(text) || !/[.;]$/.test(text)) return []
  return withoutTags(text).split(SENTENCE_ENDS).filter(lacksPredicate)
}

/** A sentence says who does what: «Вход только с напарником» is a note and no rule. */
export const sentenceHasItsPredicate: Rule = ({ front, blocks }) => {
  if (!IN_SENTENCES.has(front.kind)) return []
  return splitAppendices(blocks).main.flatMap((block) =>
    block.kind === 'point' || block.kind === 'paragraph'
      ? sentencesWithoutPredicate(block.text).map((sentence) =>
          problemAt(block.place, `В предложении нет сказуемого: «${sentence.slice(0, 80)}»`),
        )
      : [],
  )
}
