import type { Block, TableBlock } from './block.ts'
import type { FrontMatter, Input } from './front-matter.ts'

/** A line of a list that the paper prints: its number as the text gives it, and what it is about. */
export type ChosenLine = NonNullable<Input['lines']>[number]

const TAG = /\{[^{}]*\}/g

function lineOf([number = '', text = '']: readonly string[]): ChosenLine {
  return { number: Number(number), text: text.replaceAll('**', '').replace(TAG, '…') }
}

function tablesOf(blocks: readonly Block[], key: string): TableBlock[] {
  return blocks.flatMap((block) => (block.kind === 'table' && block.choice === key ? [block] : []))
}

const LIST_ROW = /^\{#([^{}]+)\}/

/** The list of records that a table prints: `{#лестницы}{номер} | {наименование}{/лестницы}`; null: its rows are written. */
export function listOfRows({ rows }: Pick<TableBlock, 'rows'>): string | null {
  const [[first = ''] = []] = rows
  return LIST_ROW.exec(first)?.[1] ?? null
}

/** What the tables that name the question print: records, told by those who keep them, or the rows as they are written. */
function printedBy(tables: readonly TableBlock[]): Pick<Input, 'lines' | 'linesOf'> {
  const linesOf = tables.map(listOfRows).find((list) => list !== null)
  return linesOf === undefined ? { lines: tables.flatMap(({ rows }) => rows.map(lineOf)) } : { linesOf }
}

/** Questions about lines know the rows of the tables that name them, in the order of the paper. */
export function withLines(front: FrontMatter, blocks: readonly Block[]): FrontMatter {
  if (!front.inputs.some(({ type }) => type === 'lines')) return front
  const inputs = front.inputs.map((input) =>
    input.type === 'lines' ? { ...input, ...printedBy(tablesOf(blocks, input.key)) } : input,
  )
  return { ...front, inputs }
}
