import { EMPLOYEE_LIST } from '../fields/list-names.ts'
import { isRecordList } from '../fields/section-fields.ts'
import type { Block, TableBlock } from '../format/block.ts'
import { listOfRows } from '../format/chosen-lines.ts'
import type { FrontMatter } from '../format/front-matter.ts'
import { headProblem, problemAt, type Rule } from './rule.ts'

type Table = TableBlock & Pick<Block, 'place'>

function tablesOf(blocks: readonly Block[]): Table[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))
}

/** Records that have ids a choice may keep: equipment, and everybody who works there. */
function isChosenOf({ records }: FrontMatter, list: string): boolean {
  return list === EMPLOYEE_LIST || (records === 'thing' && isRecordList(records, list))
}

/** Lines are left out by their numbers, so each has one, once and for good. */
export const chosenLinesAreNumbered: Rule = ({ front, blocks }) => {
  const questions = new Set(front.inputs.flatMap(({ key, type }) => (type === 'lines' ? [key] : [])))
  const seen = new Map<string, number>()
  return tablesOf(blocks).flatMap(({ choice, header, rows, place }) => {
    if (choice === undefined) return []
    if (!questions.has(choice)) return [problemAt(place, `!выбор ${choice}: нет вопроса вида lines`)]
    const list = listOfRows({ rows })
    if (list !== null)
      return rows.length === 1 && isChosenOf(front, list)
        ? []
        : [problemAt(place, `!выбор ${choice}: в таблице одна строка — список записей или работников`)]
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
  template.front.inputs.flatMap(({ key, type, lines = [], linesOf }) =>
    type === 'lines' && linesOf === undefined && lines.length < 2
      ? [headProblem(template, `Вопрос «${key}»: под таблицей нет !выбор ${key} или в ней меньше двух строк`)]
      : [],
  )
