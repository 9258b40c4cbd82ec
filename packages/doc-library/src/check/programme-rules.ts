import type { Block, TableBlock } from '../format/block.ts'
import { splitAppendices } from '../paper/split-appendices.ts'
import { type Chapter, chaptersOf } from './chapters.ts'
import { headProblem, problemAt, type Rule } from './rule.ts'

const HOURS = /час/i
const TOTAL = /^(\*\*)?(итого|всего)/i
const FEWEST_QUESTIONS = 10
const QUESTIONS = /вопрос|контрол|провер/i
const SOURCES = /литератур|нормативн|правов|источник/i

function hoursIn(cell: string | undefined): number | null {
  const text = (cell ?? '').replaceAll('*', '').replace(',', '.').trim()
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

function isTotal(row: readonly string[]): boolean {
  return row.some((cell) => TOTAL.test(cell))
}

/** «1» with «1.1» and «1.2» under it repeats their hours. */
function repeatsItsParts(row: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const number = (row[0] ?? '').replaceAll('*', '').replace(/\.$/, '')
  return (
    number !== '' &&
    rows.some((other) => (other[0] ?? '').replaceAll('*', '').startsWith(`${number}.`) && other !== row)
  )
}

function wrongTotals(table: TableBlock): string[] {
  const end = table.rows.findIndex(isTotal)
  const total = table.rows[end]
  if (total === undefined) return []
  const rows = table.rows.slice(0, end)
  const parts = rows.filter((row) => !repeatsItsParts(row, rows))
  return table.header.flatMap((title, column) => {
    const said = hoursIn(total[column])
    if (said === null) return []
    const sum = parts.reduce((hours, row) => hours + (hoursIn(row[column]) ?? 0), 0)
    return Math.abs(sum - said) < 0.001 ? [] : [`«${title}»: в строке «Итого» ${said}, а темы дают ${sum}`]
  })
}

function hourTables(blocks: readonly Block[]) {
  return blocks.flatMap((block) =>
    block.kind === 'table' && block.header.some((title) => HOURS.test(title)) ? [block] : [],
  )
}

/** In every paper: hours of topics and their sum are checked by an inspector with a pencil. */
export const hoursAddUp: Rule = ({ blocks }) =>
  hourTables(blocks).flatMap((table) =>
    wrongTotals(table).map((message) => problemAt(table.place, `Сумма часов не сходится: ${message}`)),
  )

function questionsIn({ blocks }: Pick<Chapter, 'blocks'>): number {
  return blocks.reduce((count, block) => {
    if (block.kind === 'point' || block.kind === 'dash') return count + 1
    return block.kind === 'table' ? count + block.rows.length : count
  }, 0)
}

export const programmeIsComplete: Rule = (template) => {
  if (template.front.kind !== 'programme') return []
  const { main, appendices } = splitAppendices(template.blocks)
  const chapters: readonly Pick<Chapter, 'title' | 'blocks'>[] = [
    ...chaptersOf(main),
    ...appendices,
    ...appendices.flatMap(({ blocks }) => chaptersOf(blocks)),
  ]
  const problems: string[] = []
  if (!hourTables(template.blocks).some(({ rows }) => rows.some(isTotal))) {
    problems.push('В программе нужна таблица тем с часами и строкой «Итого»')
  }
  const asked = Math.max(0, ...chapters.filter(({ title }) => QUESTIONS.test(title)).map(questionsIn))
  if (asked < FEWEST_QUESTIONS) {
    problems.push(`В программе нужна глава с вопросами для проверки знания, не меньше ${FEWEST_QUESTIONS}`)
  }
  if (!chapters.some(({ title }) => SOURCES.test(title))) {
    problems.push('В программе нужна глава с нормативными правовыми актами и литературой')
  }
  return problems.map((message) => headProblem(template, message))
}
