import type { ValueMark } from '../paper/paper.ts'
import { CUT_HERE } from './printable.ts'

/** Words of a run, and which value they are when they are one. */
export type RunPiece = { text: string; value?: number }

/** What a run says as it is printed, cut where its values begin and end. */
export function piecesOf(said: string, printed: string, marks: readonly ValueMark[]): RunPiece[] {
  const place = placesIn(said, printed)
  const pieces: RunPiece[] = []
  let at = 0
  const put = (end: number, value?: number): void => {
    const text = printed.slice(at, end)
    if (text !== '') pieces.push(value === undefined ? { text } : { text, value })
    at = Math.max(at, end)
  }
  for (const { from, to, value } of marks) {
    put(place(from))
    put(place(to), value)
  }
  put(printed.length)
  return pieces
}

/** Where a letter of the words stands in what is printed of them, asked in order: signs may be gone, replaced or added. */
function placesIn(said: string, printed: string): (letter: number) => number {
  if (said.length === printed.length) return (letter) => letter
  let from = 0
  let to = 0
  return (letter) => {
    while (from < letter) {
      while (printed[to] === CUT_HERE && said[from] !== CUT_HERE) to += 1
      const sign = String.fromCodePoint(said.codePointAt(from) ?? 0)
      if (isShownAt(sign, printed, to)) to += printed.startsWith(sign, to) ? sign.length : 1
      from += sign.length
    }
    return to
  }
}

const UNKNOWN_OR_TIE = new Set(['\u25a1', '\u00a0'])

function isShownAt(sign: string, printed: string, at: number): boolean {
  return (
    printed.startsWith(sign, at) || (UNKNOWN_OR_TIE.has(printed[at] ?? '') && !/\p{Cf}|\p{Cc}/u.test(sign))
  )
}
