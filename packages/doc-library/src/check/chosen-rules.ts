import type { Block, TableBlock } from '../format/block.ts'
import { headProblem, problemAt, type Rule } from './rule.ts'

type Table = TableBlock & Pick<Block, 'place'>

function tablesOf(blocks: readonly Block[]): Table[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))
}

/** Lines are left out by their numbers, so each has one, once and for good. */
export const chosenLinesAreNumbered: Rule = ({ front, blocks }) => {
  const questions = new Set(front.inputs.flatMap(({ key, type }) => (type === 'lines' ? [key] : [])))
  const seen = new Map<string, number>()
  return tablesOf(blocks).flatMap(({ choice, header, rows, place }) => {
    if (choice === undefined) return []
    if (!questions.has(choice)) return [problemAt(place, `!выбор ${choice}: нет вопроса вида lines`)]
    if (header[0] !== '№') return [problemAt(place, `!выбор ${choice}: первая графа таблицы — №`)]
    return rows.flatMap(([first = '']) => {
      const number = Number(first)
      const isNext = Number.isInteger(number) && number > (seen.get(choice) ?? 0)
      if (isNext) seen.set(choice, number)
      return isNext ? [] : [problemAt(place, `!выбор ${choice}: номер строки «${first}» не идёт за прежними`)]
    })
  })
}

const BY_WORDS =
  /(?:лишние|ненужные|строки|работы|документы)[^.;]{0,60}вычёркива|исключ[а-яё]+[^.;]{0,30}строк[иа]?[^.;]{0,5} \{/i

/** A line that is not theirs is not printed: nobody strikes it out with a pen. */
export const linesAreNotStruckOut: Rule = ({ lines }) =>
  lines.flatMap(({ text, place }) =>
    BY_WORDS.test(text)
      ? [
          problemAt(
            place,
            'Лишние строки не вычёркивают и не называют словами: вопрос вида lines и !выбор под таблицей',
          ),
        ]
      : [],
  )

const NUMBER_COLUMN = '№'
const LIST_ALONE = /^\{#[^{}]*\}$/

/** Beside rows with their numbers a row of a list has none: «1, , , ,». */
export const listRowsAreNumbered: Rule = ({ blocks }) =>
  tablesOf(blocks).flatMap(({ header, rows, place }) =>
    header[0] === NUMBER_COLUMN && rows.some(([first = '']) => LIST_ALONE.test(first))
      ? [problemAt(place, 'В графе № у строк списка нет номера: {номер} или таблица без этой графы')]
      : [],
  )

/** A question is answered once, about lines that there are. */
export const linesHaveATable: Rule = (template) =>
  template.front.inputs.flatMap(({ key, type, lines = [] }) =>
    type === 'lines' && lines.length < 2
      ? [headProblem(template, `Вопрос «${key}»: под таблицей нет !выбор ${key} или в ней меньше двух строк`)]
      : [],
  )
