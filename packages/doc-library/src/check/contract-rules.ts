import { textsOf } from '../format/block.ts'
import { splitAppendices } from '../paper/split-appendices.ts'
import { headProblem, problemAt, type Rule } from './rule.ts'

const GROUND = /основани/gi
const BANK = /БИК|[Бб]анковские реквизиты/g
const OTHERWISE = /\{\^[^{}]*\}[\s\S]*?\{\/[^{}]*\}/g
const NO_TERM =
  /в (?:надлежащ|разумн|согласованн|кратчайш|оперативн)[а-яё]+ срок|своевременно и в срок|в оговорённ[а-яё]+ срок/i

/** What one side owes the other is due by a day: «в срок» alone is none. */
const WHICH_TERM = /(?<![а-яё])в срок(?:[;.]|, (?!указанн|установленн|назначенн))/i

const SIDES = 2

function countOf(words: RegExp, text: string): number {
  return [...text.matchAll(words)].length
}

/** Each side acts on a ground and gives its bank; every duty has its term. */
export const contractNamesItsSides: Rule = (template) => {
  if (template.front.kind !== 'contract') return []
  const { main } = splitAppendices(template.blocks)
  const opening = main.find(({ kind }) => kind === 'paragraph')
  const preamble = opening === undefined ? '' : textsOf(opening).join(' ')
  const asked = template.front.inputs
    .filter(({ key }) => preamble.includes(`{${key}}`) && !preamble.includes(`полномочий: {${key}}`))
    .filter(({ label, default: text = '' }) => /основани/i.test(label + text))
  const grounds = countOf(GROUND, preamble.replaceAll(OTHERWISE, '')) + asked.length
  const banks = countOf(BANK, main.flatMap(textsOf).join(' '))
  return [
    ...(grounds >= SIDES
      ? []
      : [
          headProblem(
            template,
            'В договоре у каждой стороны нужно основание полномочий: устав, доверенность, запись в реестре',
          ),
        ]),
    ...(banks >= SIDES ? [] : [headProblem(template, 'В договоре нужны банковские реквизиты обеих сторон')]),
  ]
}

/** «Уполномоченный представитель, на основании устава или доверенности» names nobody and no ground. */
export const signatoryIsAsked: Rule = (template) =>
  template.front.kind !== 'contract'
    ? []
    : template.front.inputs
        .filter(({ label, default: text }) => /основании|представител/i.test(label) && text !== undefined)
        .map(({ label }) =>
          headProblem(
            template,
            `«${label}»: кто и на каком основании подписывает, умолчание не знает — возьмите из карточки контрагента (fact: ….signatory)`,
          ),
        )

export const termsAreTold: Rule = ({ front, blocks }) => {
  const general = front.kind === 'contract' ? [NO_TERM, WHICH_TERM] : [NO_TERM]
  return blocks.flatMap((block) =>
    textsOf(block)
      .flatMap((text) => general.flatMap((words) => words.exec(text)?.[0] ?? []))
      .map((found) => problemAt(block.place, `Вместо общих слов — срок в днях: «${found}»`)),
  )
}
