import fc from 'fast-check'
import { strangeValue } from './strange-values.ts'

type Place = readonly (string | number)[]
const CHANGES = ['replace', 'remove', 'wrap', 'add'] as const
type Change = { kind: (typeof CHANGES)[number]; at: number; value: unknown }

const CHANGES_MAX = 3

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('replace', ...CHANGES),
  at: fc.nat(),
  value: strangeValue,
})

/** A value that a call really took, with one to three places in it spoiled. */
export function mutatedValue(recorded: unknown): fc.Arbitrary<unknown> {
  return fc
    .array(change, { minLength: 1, maxLength: CHANGES_MAX })
    .map((changes) => changes.reduce(changed, recorded))
}

function changed(value: unknown, { kind, at, value: strange }: Change): unknown {
  const places = placesOf(value)
  return replaced(value, places[at % places.length] ?? [], (old) => {
    switch (kind) {
      case 'replace':
        return strange
      case 'remove':
        return undefined
      case 'wrap':
        return [old]
      case 'add':
        return isRecord(old) ? { ...old, unexpected: strange } : strange
    }
  })
}

function placesOf(value: unknown): Place[] {
  const inside = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : []
  return [[], ...inside.flatMap(([key, part]) => placesOf(part).map((place) => [key, ...place]))]
}

function replaced(value: unknown, [key, ...rest]: Place, by: (old: unknown) => unknown): unknown {
  if (key === undefined) return by(value)
  if (Array.isArray(value)) return value.map((part, at) => (at === key ? replaced(part, rest, by) : part))
  if (!isRecord(value)) return value
  return { ...value, [key]: replaced(value[key], rest, by) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const FLIPS_MAX = 6

/** A file with some of its bytes changed, or cut short. */
export function mutatedBytes(recorded: Uint8Array | string): fc.Arbitrary<Uint8Array> {
  const bytes = Buffer.from(recorded)
  const flip = fc.tuple(fc.nat({ max: Math.max(0, bytes.length - 1) }), fc.nat({ max: 255 }))
  return fc
    .tuple(fc.array(flip, { maxLength: FLIPS_MAX }), fc.option(fc.nat({ max: bytes.length }), { freq: 4 }))
    .map(([flips, end]) => {
      const copy = Uint8Array.from(bytes)
      for (const [at, byte] of flips) copy[at] = byte
      return end === null ? copy : copy.subarray(0, end)
    })
}
