import { foldLetters } from '@ot/text'

const VOWELS = 'аеиоуыэюя'
const SHORTEST = 4
const FIRST_VOWEL = new RegExp(`[${VOWELS}]`)
const GERUND = /(?:(?<=[ая])(?:вши|вшись)|ивши|ившись|ывши|ывшись)$/
const REFLEXIVE = /с[яь]$/
const ADJECTIVE = /(?:ее|ие|ые|ое|ими|ыми|ей|ий|ый|ой|ем|им|ым|ом|его|ого|ему|ому|их|ых|ую|юю|ая|яя|ою|ею)$/
const PARTICIPLE = /(?:(?<=[ая])(?:ем|нн|вш|ющ|щ)|ивш|ывш|ующ)$/
const VERB = /(?:(?<=[ая])(?:ете|йте|ет|ют|ть|ешь)|ейте|уйте|ите|уй|ит|ыт|ят|ует|уют|ить|ыть|еть|ишь)$/
const NOUN =
  /(?:а|ев|ов|ие|ье|е|иями|ями|ами|еи|ии|и|ией|ей|ой|ий|й|иям|ям|ием|ем|ам|ом|о|у|ах|иях|ях|ы|ь|ию|ью|ю|ия|ья|я)$/
const SUPERLATIVE = /ейше?$/
const QUALITY = /ост$/
/** «Аптечка», «аптечек»; «участок», «участка». */
const FLEETING_VOWEL = new RegExp(`(?<=[^${VOWELS}ь])[ео]к$`)

/** What a word and its forms have in common: «инструктажем», «инструктажи» → «инструктаж»; «ё» counts as «е». Porter's
 * algorithm for Russian without the past tense: names of documents are nouns, and «журнал» is no verb. */
export function wordStem(word: string): string {
  const plain = foldLetters(word)
  const firstVowel = plain.search(FIRST_VOWEL)
  if (firstVowel < 0 || plain.length <= SHORTEST - 1) return plain
  const start = firstVowel + 1
  const short = plain.slice(0, start) + refined(withoutInflection(plain.slice(start)))
  return (short.length < SHORTEST ? plain.replace(/[аеиоуыэюяйь]$/, '') : short).replace(FLEETING_VOWEL, 'к')
}

/** `region` is what follows the first vowel: an ending is never longer than it. */
function withoutInflection(region: string): string {
  const gerund = region.replace(GERUND, '')
  if (gerund !== region) return gerund
  const plain = region.replace(REFLEXIVE, '')
  const adjective = plain.replace(ADJECTIVE, '')
  if (adjective !== plain) return adjective.replace(PARTICIPLE, '')
  const verb = plain.replace(VERB, '')
  return verb === plain ? plain.replace(NOUN, '') : verb
}

function refined(region: string): string {
  const derived = region.replace(/и$/, '').replace(/ь$/, '')
  return (derived.length > SHORTEST ? derived.replace(QUALITY, '') : derived)
    .replace(SUPERLATIVE, '')
    .replace(/нн$/, 'н')
}
