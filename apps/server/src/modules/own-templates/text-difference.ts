import type { DifferenceLine } from '@ot/contract'
import { diffArrays } from 'diff'

type Parts = DifferenceLine['parts']
type Changed = { before: Parts; after: Parts }

/** Two texts that have next to nothing in common are not worth the search for what they share. */
const SEARCH_MS = 300
/** The search for changed words grows with the square of a paragraph: a longer one counts as changed in whole. */
const PARAGRAPH_MAX = 4000
/** Of all paragraphs together: who rewrote more than that reads the text anew anyway. */
const WORDS_MAX = 200_000
/** A tag is one word, with all its dots. */
const WORD = /\{[^{}]*\}|[\p{L}\p{N}]+|\s+|./gsu

/** Paragraph by paragraph; of one that was changed, which words. */
export function textDifference(before: string, after: string): DifferenceLine[] {
  const [left, right] = [before.split('\n').filter(isSeen), after.split('\n').filter(isSeen)]
  const blocks = diffArrays(left, right, { timeout: SEARCH_MS })
  if (blocks === undefined) return [...whole('removed', left), ...whole('added', right)]
  const changedWords = wordComparison()
  const lines: DifferenceLine[] = []
  for (let index = 0; index < blocks.length; index++) {
    const [block, next] = [blocks[index], blocks[index + 1]]
    if (block === undefined) break
    if (block.removed && next?.added === true && next.value.length === block.value.length) {
      lines.push(...pairs(block.value, next.value, changedWords))
      index++
    } else lines.push(...whole(block.added ? 'added' : block.removed ? 'removed' : 'same', block.value))
  }
  return lines
}

/** An empty paragraph is how a page is spaced, not what it says. */
function isSeen(text: string): boolean {
  return text.trim() !== ''
}

function whole(kind: DifferenceLine['kind'], texts: readonly string[]): DifferenceLine[] {
  return texts.map((text) => ({ kind, parts: [{ text, isChanged: false }] }))
}

/** As many paragraphs put in as were taken out in the same place are the same ones, changed. */
function pairs(
  before: readonly string[],
  after: readonly string[],
  changedWords: (before: string, after: string) => Changed,
): DifferenceLine[] {
  return before.flatMap((text, index) => {
    const changed = changedWords(text, after[index] ?? '')
    return [
      { kind: 'removed' as const, parts: changed.before },
      { kind: 'added' as const, parts: changed.after },
    ]
  })
}

function wordComparison(): (before: string, after: string) => Changed {
  let left = WORDS_MAX
  return (before, after) => {
    const size = before.length + after.length
    if (size > PARAGRAPH_MAX || size > left) {
      return { before: [{ text: before, isChanged: false }], after: [{ text: after, isChanged: false }] }
    }
    left -= size
    const words = diffArrays(wordsOf(before), wordsOf(after))
    const part = ({ value, added, removed }: (typeof words)[number]) => ({
      text: value.join(''),
      isChanged: added || removed,
    })
    return {
      before: words.filter(({ added }) => !added).map(part),
      after: words.filter(({ removed }) => !removed).map(part),
    }
  }
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}
