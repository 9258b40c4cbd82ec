import { grouped } from '@ot/text'
import { wordsIn } from '../check/body-words.ts'

/** What an instruction says of its trade, chapters 2 to 5: its lines without their numbers. */
export type Told = { title: string; lines: readonly string[] }

const SHINGLE = 5

/** Of one instruction: which other repeats most of it, and how much. */
export type Nearest = { title: string; other: string; share: number; own: number }

export function linesIn({ lines }: Told): Set<string> {
  return new Set(lines)
}

export function shinglesIn({ lines }: Told): Set<string> {
  const words = lines.flatMap(wordsIn)
  const starts = words.slice(0, Math.max(0, words.length - SHINGLE + 1))
  return new Set(starts.map((_, start) => words.slice(start, start + SHINGLE).join(' ')))
}

/** Each with the other that holds the greatest share of its parts; `own` stand in no other. */
export function nearestOf(
  instructions: readonly Told[],
  partsOf: (instruction: Told) => ReadonlySet<string>,
): Nearest[] {
  const parts = instructions.map(partsOf)
  const places = parts.flatMap((held, index) => Array.from(held, (part) => ({ part, index })))
  const holders = grouped(places, ({ part }) => part)
  return instructions.map(({ title }, index) => {
    const shared = new Map<number, number>()
    const held = [...(parts[index] ?? [])]
    for (const part of held) {
      for (const { index: other } of holders.get(part) ?? []) {
        if (other !== index) shared.set(other, (shared.get(other) ?? 0) + 1)
      }
    }
    const [other, count] = [...shared].reduce((most, one) => (one[1] > most[1] ? one : most), [-1, 0])
    return {
      title,
      other: instructions[other]?.title ?? '',
      share: held.length === 0 ? 0 : count / held.length,
      own: held.filter((part) => holders.get(part)?.length === 1).length,
    }
  })
}

/** The value below which that part of the values stands: 0.5 is the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
