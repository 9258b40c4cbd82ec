import type { Block } from '../format/block.ts'

/** What a body may say before its first words: it belongs to the head of the paper. */
export type Opening = { approved: boolean; addressee: readonly string[] }

/** `!утверждаю` and `!адресат` at the very top, and the body without them. */
export function splitOpening(blocks: readonly Block[]): { opening: Opening; body: readonly Block[] } {
  const end = blocks.findIndex(({ kind }) => kind !== 'approval' && kind !== 'addressee')
  const first = end === -1 ? blocks : blocks.slice(0, end)
  const addressee = first.flatMap((block) => (block.kind === 'addressee' ? block.lines : []))
  const approved = first.some(({ kind }) => kind === 'approval')
  return { opening: { approved, addressee }, body: end === -1 ? [] : blocks.slice(end) }
}
