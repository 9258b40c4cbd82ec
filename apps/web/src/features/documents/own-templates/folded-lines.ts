import type { DifferenceLine } from '@ot/contract'

export type ShownLine =
  | { kind: DifferenceLine['kind']; parts: DifferenceLine['parts'] }
  | { kind: 'folded'; count: number }

/** Unchanged paragraphs shown beside a change, so that its place is recognised. */
const CONTEXT = 1

/** The changes with a little around them; longer stretches without changes are only counted. */
export function foldedLines(lines: readonly DifferenceLine[]): ShownLine[] {
  const isNear = lines.map((_line, index) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== 'same'),
  )
  const shown: ShownLine[] = []
  lines.forEach((line, index) => {
    const last = shown.at(-1)
    if (isNear[index] === true) shown.push(line)
    else if (last?.kind === 'folded') last.count += 1
    else shown.push({ kind: 'folded', count: 1 })
  })
  return shown
}
