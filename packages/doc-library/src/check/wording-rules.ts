import { textsOf } from '../format/block.ts'
import type { Kind } from '../format/kinds.ts'
import { KIND_LAYOUTS } from '../paper/kind-layout.ts'
import { splitAppendices } from '../paper/split-appendices.ts'
import { problemAt, type Rule } from './rule.ts'

const UNFINISHED =
  /\((?:указать|указывается|вписать|заполнить|наименование организации|ФИО|Ф\.И\.О\.)[^)]*\)/i

const WORDING: readonly (readonly [RegExp, string])[] = [
  [/"/, 'Кавычки пишутся «ёлочками»'],
  [/ - | -- |--/, 'Между словами тире —, не дефис'],
  [/ {2,}/, 'Лишний пробел'],
  [/\s[,;.!?]/, 'Пробел перед знаком препинания'],
  [/№\S/, 'После № нужен пробел'],
  [/(^|\s)N \d/, 'Номер обозначается знаком №'],
  [
    /Назначить метка метка (?:с метка )?ответственн(?:ым|ой) за/,
    'Назначить могут и женщину: «лицом, ответственным за»',
  ],
  [/обязать/i, 'Вместо «обязать» — само действие: назначить, провести, утвердить'],
  [/todo|fixme|xxx|lorem|\[[^\]]*\]|<[^>]*>/i, 'Осталось место, которое надо дописать'],
  [UNFINISHED, 'Осталось место, которое надо дописать'],
  [/Иванов(?:а|у|ым|ой)? И\. ?И\.|«Ромашка»|«Название»|Ххх+/i, 'Вместо выдуманных имён — метка или вопрос'],
  [/(?<![A-Za-z])(?![IVXLCDM]+(?![A-Za-z]))[A-Za-z]{3,}/, 'Латиница в тексте'],
  [/[«„][^«»]*$|^[^«»]*»/, 'Непарная кавычка'],
  [/,,|;;|\.\.(?!\.)|\( | \)|« | »/, 'Лишний знак или пробел у скобки, у кавычки'],
  [/\.{3}/, 'Многоточие пишется одним знаком …'],
]

const HAND_LINE = /_{3,}/

/** A form set by an act explains its lines: «(указывается период …)». */
function wordingOf(kind: Kind) {
  return kind === 'form' ? WORDING.filter(([pattern]) => pattern !== UNFINISHED) : WORDING
}

export const wordingIsClean: Rule = ({ front, blocks }) =>
  blocks.flatMap((block) =>
    textsOf(block).flatMap((text) =>
      wordingOf(front.kind)
        .filter(([pattern]) => pattern.test(text.replaceAll(/\{[^{}]*\}/g, 'метка')))
        .map(([, message]) => problemAt(block.place, `${message}: «${text.slice(0, 60)}»`)),
    ),
  )

/** Forms have room for writing, in appendices too; other papers ask their questions beforehand. */
export const handLinesStandInForms: Rule = ({ front, blocks }) =>
  KIND_LAYOUTS[front.kind].handLines
    ? []
    : splitAppendices(blocks).main.flatMap((block) =>
        textsOf(block)
          .filter((text) => HAND_LINE.test(text))
          .map(() => problemAt(block.place, 'Вместо линейки в тексте документа задайте вопрос в inputs')),
      )

/** A point ends as a sentence or goes on in the next one. */
export const pointsArePunctuated: Rule = ({ blocks }) =>
  splitAppendices(blocks).main.flatMap((block) =>
    block.kind === 'point' && !/[.;:?!»)]$/.test(block.text)
      ? [problemAt(block.place, `Пункт ${block.number} кончается без точки, точки с запятой или двоеточия`)]
      : [],
  )

const FULL_DATE_THEN_STOP = /\{\s*([^{}.]+)[^{}]*\.прописью\s*\}\./g

/** «5 октября 2026 г.» has its full stop already. */
export const fullDateHasOneStop: Rule = ({ front, blocks }) =>
  blocks.flatMap((block) =>
    textsOf(block).flatMap((text) =>
      [...text.matchAll(FULL_DATE_THEN_STOP)]
        .filter(([, key]) => front.inputs.find((input) => input.key === key)?.type !== 'number')
        .map(() =>
          problemAt(
            block.place,
            `Дата прописью кончается на «г.», вторая точка лишняя: «${text.slice(-60)}»`,
          ),
        ),
    ),
  )
