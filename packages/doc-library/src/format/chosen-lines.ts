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

/** Questions about lines know the rows of the tables that name them, in the order of the paper. */
export function withLines(front: FrontMatter, blocks: readonly Block[]): FrontMatter {
  if (!front.inputs.some(({ type }) => type === 'lines')) return front
  const inputs = front.inputs.map((input) =>
    input.type === 'lines'
      ? { ...input, lines: tablesOf(blocks, input.key).flatMap(({ rows }) => rows.map(lineOf)) }
      : input,
  )
  return { ...front, inputs }
}
