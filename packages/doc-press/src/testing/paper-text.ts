import type { Paper, PressBlock } from '../paper/paper.ts'

/** What a paper says, a paragraph a line, as the press was given it. */
export function paperText({ sections }: Paper): string {
  return sections.flatMap(({ blocks }) => blocks.flatMap(linesOf)).join('\n')
}

function linesOf(block: PressBlock): string[] {
  if (block.kind === 'table')
    return block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks.flatMap(linesOf)))
  const said = block.runs.map((run) => {
    if (run.kind === 'text') return run.text
    return run.kind === 'break' || run.kind === 'tab' ? ' ' : ''
  })
  return [`${block.number === '' ? '' : `${block.number} `}${said.join('')}`]
}
