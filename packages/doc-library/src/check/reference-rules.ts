import { type Block, textsOf } from '../format/block.ts'
import { splitAppendices } from '../paper/split-appendices.ts'
import { headProblem, problemAt, type Rule } from './rule.ts'

const APPENDIX_MENTION = /приложени\S+ № (\d+)( к (?!настоящ))?/gi
const FOREIGN_ACT = /постановлени|приказ\S* Мин|Правил/

export const appendicesAreMentioned: Rule = (template) => {
  const { main, appendices } = splitAppendices(template.blocks)
  const mentioned = new Set<number>()
  const unknown = template.blocks.flatMap((block) =>
    textsOf(block).flatMap((text) =>
      [...text.matchAll(APPENDIX_MENTION)].flatMap(([, digits, ofAnother]) => {
        const number = Number(digits)
        if (main.includes(block)) mentioned.add(number)
        const isOwn = ofAnother === undefined && !FOREIGN_ACT.test(text)
        return number > appendices.length && isOwn
          ? [problemAt(block.place, `Приложения № ${number} в документе нет`)]
          : []
      }),
    ),
  )
  const silent = appendices
    .map((appendix, index) => ({ title: appendix.title, number: index + 1 }))
    .filter(({ number }) => !mentioned.has(number))
    .map(({ number, title }) =>
      headProblem(template, `Приложение № ${number} («${title}») не названо в тексте документа`),
    )
  return [...unknown, ...silent]
}

const OWN_POINTS = /пункт\S* ((?:\d+(?:\.\d+)*(?:, | и |[–-])?)+) настоящ(?:его|ей|их) ([а-яё]+)/gi

function numbersIn(blocks: readonly Block[]): Set<string> {
  return new Set(blocks.flatMap((block) => (block.kind === 'point' ? [block.number] : [])))
}

function lostPoints(blocks: readonly Block[], own: ReadonlySet<string>, ofOrder: ReadonlySet<string>) {
  return blocks.flatMap((block) =>
    textsOf(block).flatMap((text) =>
      [...text.matchAll(OWN_POINTS)].flatMap(([, list = '', paper = '']) => {
        const numbers = paper.startsWith('приказ') ? ofOrder : own
        return (list.match(/\d+(?:\.\d+)*/g) ?? [])
          .filter((number) => !numbers.has(number))
          .map((number) => problemAt(block.place, `Пункта ${number} здесь нет: «настоящего ${paper}»`))
      }),
    ),
  )
}

/** «пункт 3.1 настоящего положения»: in an appendix these are the points of the appendix. */
export const referencedPointsExist: Rule = ({ front, blocks }) => {
  if (front.kind === 'form') return []
  const { main, appendices } = splitAppendices(blocks)
  const ofOrder = numbersIn(main)
  return [
    ...lostPoints(main, ofOrder, ofOrder),
    ...appendices.flatMap((part) => lostPoints(part.blocks, numbersIn(part.blocks), ofOrder)),
  ]
}
