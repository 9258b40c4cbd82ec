import type { Block } from '../format/block.ts'

export type AppendixPart = { title: string; landscape: boolean; blocks: Block[] }

/** The paper itself and the appendices after it. */
export function splitAppendices(blocks: readonly Block[]): { main: Block[]; appendices: AppendixPart[] } {
  const main: Block[] = []
  const appendices: AppendixPart[] = []
  for (const block of blocks) {
    const current = appendices.at(-1)
    if (block.kind === 'appendix') {
      appendices.push({ title: block.title, landscape: block.landscape, blocks: [] })
    } else if (current === undefined) {
      main.push(block)
    } else {
      current.blocks.push(block)
    }
  }
  return { main, appendices }
}
