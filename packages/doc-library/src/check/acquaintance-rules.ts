import { textsOf } from '../format/block.ts'
import type { Kind } from '../format/kinds.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import { splitAppendices } from '../paper/split-appendices.ts'
import { headProblem, type Rule } from './rule.ts'

/** Everybody in the company. */
const EVERYBODY = 'работники'

/** The victim may not be alive; his family is told by other papers. */
const NOT_TO_SIGN: ReadonlySet<string> = new Set(['пострадавшие'])
const READ_BY_THE_NAMED: Partial<Record<Kind, string>> = {
  order: 'Приказ',
  regulation: 'Положение',
  guide: 'Бумага',
}
const NAME = /\{\s*([^{}#^/]+?)\.фио(?:_кратко)?\.[^{}]*\}/g
const LIST = /\{#\s*([^{}]+?)\s*\}([\s\S]*?)\{\/\s*\1\s*\}/g

/** Whose names the paper prints; a list that prints positions alone names nobody. */
function namedIn({ front, blocks }: TemplateSource): Set<string> {
  const text = blocks.flatMap((block) => textsOf(block)).join('\n')
  const lists = front.inputs.flatMap(({ key, type, together }) =>
    type === 'employees' && !together ? [key] : [],
  )
  const inLists = [...text.matchAll(LIST)].flatMap(([, key = '', inside = '']) =>
    lists.includes(key) && inside.includes('{фио') ? [key] : [],
  )
  const one = [...text.matchAll(NAME)].flatMap(([, key = '']) => (key === 'директор' ? [] : [key]))
  return new Set([...one, ...inLists])
}

const SIGNS_HERE = /Ознакомление с приказом: подпись/

/** A list of an attachment may have a column for the signature: then it is a sheet of acquaintance itself. */
function signingInLists({ blocks }: TemplateSource): string[] {
  const tables = blocks.map((block) => textsOf(block).join('\n')).filter((text) => SIGNS_HERE.test(text))
  return tables.flatMap((text) => [...text.matchAll(LIST)].map(([, key = '']) => key))
}

/** Whoever an order names or releases, and to whom a local act gives a duty by his name, reads it under his signature. */
export const namedSignForReading: Rule = (template) => {
  const paper = READ_BY_THE_NAMED[template.front.kind]
  if (paper === undefined) return []
  const keys = template.blocks.flatMap((block) => (block.kind === 'acquaintance' ? [...block.keys] : []))
  const signing = [...keys, ...signingInLists(template)]
  const silent = signing.includes(EVERYBODY)
    ? []
    : [...namedIn(template)].filter((key) => !signing.includes(key) && !NOT_TO_SIGN.has(key))
  const twice = signing.filter((key, index) => signing.indexOf(key) !== index)
  return [
    ...silent.map((key) => headProblem(template, `${paper} называет ${key}, а в !ознакомление его нет`)),
    ...twice.map((key) => headProblem(template, `В !ознакомление ${key} стоит дважды`)),
  ]
}

const TELLS_READERS =
  /[сС] (?:настоящ[а-яё]+ )?(?:положени|политик|методик|порядк)[а-яё]* [^.]*знаком|знаком[^.]* с (?:настоящ[а-яё]+ )?(?:положени|политик|методик|порядк)|до работников под подпись/i

/** ТК, статьи 22 и 68: a local act says who reads it under his signature and when; a sheet with everybody in it says so itself. */
export const regulationTellsItsReaders: Rule = (template) => {
  if (template.front.kind !== 'regulation') return []
  const { main } = splitAppendices(template.blocks)
  const isOfEverybody = main.some((block) => block.kind === 'acquaintance' && block.keys.includes(EVERYBODY))
  if (isOfEverybody || main.flatMap(textsOf).some((text) => TELLS_READERS.test(text))) return []
  return [
    headProblem(
      template,
      'Положение не говорит, кого, когда и как с ним знакомят под подпись (статьи 22 и 68 ТК): «С настоящим Положением знакомят под подпись …»',
    ),
  ]
}
