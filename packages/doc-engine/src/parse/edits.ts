import type { Element } from './elements.ts'
import type { FittedColumns, Operation, TagSection } from './operations.ts'
import { sourceOffset, type TextPiece } from './paragraphs.ts'
import type { Tag } from './tags.ts'

/** What an edit leaves in the place of the source: text, an operation, or one end of something that has a body. */
export type EditMark =
  | { mark: 'operation'; operation: Operation }
  | { mark: 'open'; section: TagSection }
  | { mark: 'close'; section: TagSection }
  | { mark: 'table'; phase: 'head' | 'rows' | 'tail' | 'end'; table: Element }
  | { mark: 'fit'; phase: 'open' | 'close'; columns: FittedColumns }
  | { mark: 'slot'; width: number; from: number; to: number }

/** `order` decides between edits at one place: tags by their order in the part. */
export type Edit = { start: number; end: number; order: number; put: readonly (string | EditMark)[] }

export const BEFORE_TAGS = -1
export const AFTER_TAGS = Number.POSITIVE_INFINITY

/** A stretch of a tag inside one w:t, in source offsets. */
export type TagRange = { start: number; end: number; holder: Element; run: Element; piece: number }

/** Where a tag is written: one stretch, or several when Word has split it over runs. */
export function tagRanges(tag: Tag): TagRange[] {
  const { pieces } = tag.paragraph
  const ranges: TagRange[] = []
  for (let index = pieceAt(pieces, tag.from); index < pieces.length; index++) {
    const piece = pieces[index]
    if (piece === undefined || piece.from >= tag.to) break
    if (piece.holder === null || piece.run === null || piece.text === '') continue
    const start = piece.start + sourceOffset(piece.raw, Math.max(0, tag.from - piece.from))
    const end = piece.start + sourceOffset(piece.raw, Math.min(piece.text.length, tag.to - piece.from))
    ranges.push({ start, end, holder: piece.holder, run: piece.run, piece: index })
  }
  return ranges
}

/** A text that begins or ends with a value must keep its spaces. */
export function keepSpaces(tags: readonly Tag[]): Edit[] {
  const holders = new Set(tags.flatMap((tag) => tagRanges(tag).map(({ holder }) => holder)))
  return [...holders]
    .filter(({ hasSpaceRule }) => !hasSpaceRule)
    .map(({ openEnd }) => ({
      start: openEnd - 1,
      end: openEnd - 1,
      order: 0,
      put: [' xml:space="preserve"'],
    }))
}

/** The last piece that begins at or before this character. */
function pieceAt(pieces: readonly TextPiece[], character: number): number {
  let low = 0
  let high = pieces.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((pieces[middle]?.from ?? 0) <= character) low = middle
    else high = middle - 1
  }
  return low
}
