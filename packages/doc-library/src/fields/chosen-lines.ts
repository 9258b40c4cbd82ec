import type { DictionaryField, Value } from '@ot/doc-engine'
import type { Input } from '../format/front-matter.ts'
import type { DocumentFacts } from './facts.ts'

/** The number of a line among those that are printed. */
export const PLACE_AMONG_PRINTED = 'по_порядку'

type LinesInput = Pick<Input, 'key' | 'label' | 'lines'>

/** The section around a row: `работы.7` is one item when line 7 is printed, none when it is left out. */
export function lineSection(key: string, number: number): string {
  return `${key}.${number}`
}

export function lineLists({ key, label, lines = [] }: LinesInput): DictionaryField[] {
  return lines.map(({ number }) => ({
    kind: 'list',
    path: lineSection(key, number),
    label,
    items: [{ kind: 'value', path: PLACE_AMONG_PRINTED, label: 'Номер строки среди оставленных' }],
  }))
}

/** Records of this list that an answer leaves out, by their ids. */
export function leftOutOf(inputs: readonly Input[], facts: DocumentFacts, list: string): ReadonlySet<number> {
  return new Set(inputs.filter(({ linesOf }) => linesOf === list).flatMap((input) => leftOut(facts, input)))
}

function leftOut(facts: DocumentFacts, { key }: Pick<Input, 'key'>): readonly number[] {
  const answer = Object.hasOwn(facts.values, key) ? facts.values[key] : null
  return typeof answer === 'object' && answer !== null ? answer : []
}

function printedLines(facts: DocumentFacts, input: LinesInput): number[] {
  const without = leftOut(facts, input)
  return (input.lines ?? []).flatMap(({ number }) => (without.includes(number) ? [] : [number]))
}

export function lineReaders(input: LinesInput): [string, (facts: DocumentFacts) => Value][] {
  return (input.lines ?? []).map(({ number }) => [
    lineSection(input.key, number),
    (facts) => {
      const place = printedLines(facts, input).indexOf(number) + 1
      return place === 0 ? [] : [new Map([[PLACE_AMONG_PRINTED, String(place)]])]
    },
  ])
}
