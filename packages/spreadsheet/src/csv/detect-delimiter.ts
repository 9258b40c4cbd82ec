export const DELIMITERS = [';', '\t', ','] as const
export type Delimiter = (typeof DELIMITERS)[number]

const LINES_LOOKED_AT = 50

/** The one that cuts most lines into the same number of cells; Excel may name it in a first line `sep=;`. */
export function detectDelimiter(text: string): Delimiter {
  const lines = sampleLines(text)
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: score(lines, delimiter) }))
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter
}

/** Whole records as far as quotes tell: what stands between quotes separates nothing. */
function sampleLines(text: string): string[] {
  return text
    .slice(0, 64 * 1024)
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n|\r|\n/, LINES_LOOKED_AT)
    .filter((line) => line.trim() !== '')
}

function score(lines: readonly string[], delimiter: Delimiter): number {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const count = line.split(delimiter).length - 1
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
  }
  return Math.max(0, ...[...counts].map(([count, times]) => times * Math.sqrt(count)))
}
