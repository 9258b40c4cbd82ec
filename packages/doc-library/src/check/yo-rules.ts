import { textsOf } from '../format/block.ts'
import { problemAt, type Rule } from './rule.ts'

/** Words that are always written with ё, in the forms where nothing else is meant. Before and after stands no letter. */
const ALWAYS_YO: readonly string[] = [
  'ее',
  'еще',
  'причем',
  'трех',
  'четырех',
  'учет(?!веря)[а-я]*',
  'расчет[а-я]*',
  'отчет[а-я]*',
  'зачет[а-я]*',
  'счет|счетом',
  'прием(?!л)[а-я]*',
  'подъем[а-я]*',
  'объем(?!л)[а-я]*',
  'утвержден(н[а-я]*)?',
  'проведен(н[а-я]*)?',
  'введен(н[а-я]*)?',
  'определен(н[а-я]*)?',
  'отстранен(н[а-я]*)?',
  'запрещен(н[а-я]*)?',
  'закреплен(н[а-я]*)?',
  'поврежден(н[а-я]*)?',
  'огражден(н[а-я]*)?',
  'включен(н[а-я]*)?',
  'отключен(н[а-я]*)?',
  'ведет(ся)?',
  'остается',
  'дает(ся)?|(вы|пере|соз|с|из)дает(ся)?',
  'несет(ся)?',
  'надежн[а-я]*',
  'жестк[а-я]*',
  'щетк[а-я]*',
  'пленк[а-я]*',
  'веревк[а-я]*',
  'емкост[а-я]*',
  'прием[а-я]*к[а-я]*',
]

/** Short forms with the stress on the ending are written with е: «утверждена», «введены». */
const PATTERN = new RegExp(`(?<![а-яё]|\\(-)(?:${ALWAYS_YO.join('|')})(?![а-яё])`, 'i')

export const yoIsWritten: Rule = ({ blocks }) =>
  blocks.flatMap((block) =>
    textsOf(block).flatMap((text) => {
      const word = PATTERN.exec(text.replaceAll(/\{[^{}]*\}/g, ' '))?.[0]
      return word === undefined ? [] : [problemAt(block.place, `Пишется через ё: «${word}»`)]
    }),
  )
