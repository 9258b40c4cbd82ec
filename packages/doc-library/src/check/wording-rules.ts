import { splitAppendices } from '../paper/split-appendices.ts'
import { problemAt, type Rule, textsOf } from './rule.ts'

const WORDING: readonly (readonly [RegExp, string])[] = [
  [/"/, 'Кавычки пишутся «ёлочками»'],
  [/ - | -- |--/, 'Между словами тире —, не дефис'],
  [/ {2,}/, 'Лишний пробел'],
  [/\s[,;.!?]/, 'Пробел перед знаком препинания'],
  [/№\S/, 'После № нужен пробел'],
  [/(^|\s)N \d/, 'Номер обозначается знаком №'],
  [/обязать/i, 'Вместо «обязать» — само действие: назначить, провести, утвердить'],
  [/todo|fixme|xxx|lorem|заглушк|\[[^\]]*\]|<[^>]*>/i, 'Осталось место, которое надо дописать'],
  [/\.{3}/, 'Многоточие пишется одним знаком …'],
]

const HAND_LINE = /_{3,}/

export const wordingIsClean: Rule = ({ blocks }) =>
  blocks.flatMap((block) =>
    textsOf(block).flatMap((text) =>
      WORDING.filter(([pattern]) => pattern.test(text.replaceAll(/\{[^{}]*\}/g, 'метка'))).map(
        ([, message]) => problemAt(block.place, `${message}: «${text.slice(0, 60)}»`),
      ),
    ),
  )

/** Forms in appendices have room for writing; the order itself asks its questions beforehand. */
export const orderHasNoHandLines: Rule = ({ blocks }) =>
  splitAppendices(blocks).main.flatMap((block) =>
    textsOf(block)
      .filter((text) => HAND_LINE.test(text))
      .map(() => problemAt(block.place, 'Вместо линейки в тексте приказа задайте вопрос в inputs')),
  )

/** A point ends as a sentence or goes on in the next one. */
export const pointsArePunctuated: Rule = ({ blocks }) =>
  splitAppendices(blocks).main.flatMap((block) =>
    block.kind === 'point' && !/[.;:]$/.test(block.text)
      ? [problemAt(block.place, `Пункт ${block.number} кончается без точки, точки с запятой или двоеточия`)]
      : [],
  )
