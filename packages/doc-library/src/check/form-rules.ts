import type { Block } from '../format/block.ts'
import { textsOf } from '../format/block.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import type { SourceProblem } from '../format/template-error.ts'
import FORM_WORDS from './form-words.json' with { type: 'json' }
import { headProblem, problemAt, type Rule } from './rule.ts'

type FormWords = Readonly<Record<string, readonly string[]>>

const BY_FORM: FormWords = FORM_WORDS
const TAGS = /\{[^{}]*\}/g
const MARKS = /\*\*|_+/g
const SPACES = /[\s\u00a0]+/g

function words(text: string): string {
  return text.replace(TAGS, ' ').replace(MARKS, ' ').replace(SPACES, ' ').trim()
}

/** What is printed of a block in a form besides the facts; the answer and the code of a field are facts. */
function wordsOf(block: Block): string[] {
  const texts = block.kind === 'field' ? [block.label] : textsOf(block)
  return texts.map(words).filter((text) => /\p{L}/u.test(text))
}

function formWordsOf({ blocks }: TemplateSource): string[] {
  return [...new Set(blocks.flatMap(wordsOf))]
}

/** A form set by an act is printed word for word: nothing is explained in it and nothing added. */
export const formKeepsItsWords: Rule = (template) => {
  const { front, blocks } = template
  if (front.kind !== 'form') return []
  const own = BY_FORM[front.id]
  if (own === undefined) {
    const isOfAct = front.legalBasis.some(({ clause }) => clause?.includes('форма'))
    return isOfAct ? [headProblem(template, 'Слова формы по акту не записаны: form-words.json')] : []
  }
  const added = blocks.flatMap((block): SourceProblem[] =>
    wordsOf(block)
      .filter((text) => !own.includes(text))
      .map((text) =>
        problemAt(block.place, `Форма установлена актом, этих слов в ней нет: «${text.slice(0, 80)}»`),
      ),
  )
  const printed = formWordsOf(template)
  const lost = own
    .filter((text) => !printed.includes(text))
    .map((text) => headProblem(template, `В форме нет слов акта: «${text.slice(0, 80)}»`))
  return [...added, ...lost]
}
