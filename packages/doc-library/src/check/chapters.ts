import type { Block } from '../format/block.ts'

export type Chapter = { title: string; heading: Block; blocks: Block[] }

/** The pieces of a text that begin with `##`; what stands before the first one belongs to none. */
export function chaptersOf(blocks: readonly Block[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') chapters.push({ title: block.text, heading: block, blocks: [] })
    else chapters.at(-1)?.blocks.push(block)
  }
  return chapters
}
