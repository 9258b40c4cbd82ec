import { textsOf } from '../format/block.ts'
import { problemAt, type Rule } from './rule.ts'

const LANGUAGE: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|[\s(])[сС]о? \{[^{}#^/]*\.творительный\}/,
    'Перед «слесарем» нужно «со»: {….творительный.с_предлогом}',
  ],
  [
    /(?:^|[\s(])[вВкК]о? \{[^{}#^/]*(?:\.(?:предложный|дательный)|\.город|\.место)\}/,
    'Предлог «в» или «во» зависит от слова в метке: перестройте предложение',
  ],
  [
    /(?:^|[\s(])(?:[А-ЯЁа-яё]+(?:ому|ему|ого|его|арю|елю|ым|им)|собой)(?: [а-яё]+){0,3} \(\{[^{}]*\.именительный\}/,
    'В скобках тот же падеж, что перед ними',
  ],
  [
    /(?:^|\s)(?:Пострадавшие|Присутствующие|Отсутствующие|Очевидцы|Виновные): ?\{#/,
    'Людей может быть один: «Пострадавший (пострадавшие):»',
  ],
  [
    /(?:^|\s)[сС]о? \{[^{}]*\.прописью\} (?:по|до) \{[^{}.]*\}|(?:^|\s)[сС]о? \{[^{}.]*\} (?:по|до) \{[^{}]*\.прописью\}/,
    'Начало и конец срока пишутся одинаково: обе даты цифрами или обе прописью',
  ],
  [
    /\{организация\.(?:краткое_наименование|место|город)\}\./,
    'Метка может кончаться точкой, второй не нужно: наименование в скобки или не в конец',
  ],
]

/** What depends on the words that a tag will bring. */
export const tagsAgree: Rule = ({ blocks }) =>
  blocks.flatMap((block) =>
    textsOf(block).flatMap((text) =>
      LANGUAGE.filter(([words]) => words.test(text)).map(([, message]) =>
        problemAt(block.place, `${message}: «${text.slice(0, 60)}»`),
      ),
    ),
  )

const TO_SOMEBODY = /(?:ому|ему|арю|елю|ору|врачу)$/
const ANSWER = /^\{[а-яё_]+(?:\.медорганизация)?\}$/

/** «Главному врачу / Городская больница»: after the dative comes a colon, a name in its case or nothing. */
export const addresseeKeepsItsCase: Rule = ({ blocks }) =>
  blocks.flatMap((block) => {
    if (block.kind !== 'addressee') return []
    return block.lines.flatMap((line, index) => {
      const next = block.lines[index + 1]?.trim() ?? ''
      return TO_SOMEBODY.test(line.trim()) && ANSWER.test(next)
        ? [problemAt(block.place, `В адресате после дательного падежа именительный: «${line} / ${next}»`)]
        : []
    })
  })
