import type { Value } from '@ot/doc-engine'

/** Where a tag's text comes from, by the path of the tag. */
export type Readers<Subject, Result extends Value = Value> = ReadonlyMap<string, (subject: Subject) => Result>

export function readersOf<Subject, Result extends Value>(
  fields: readonly { path: string; read: (subject: Subject) => Result }[],
): Readers<Subject, Result> {
  return new Map(fields.map(({ path, read }) => [path, read]))
}

/** What can be read of one subject: each tag at its first asking, since a paper prints few of several hundred. */
export class ReadScope<Subject, Result extends Value = Value> {
  readonly #readers: Readers<Subject, Result>
  readonly #subject: Subject
  readonly #read = new Map<string, Result>()

  constructor(readers: Readers<Subject, Result>, subject: Subject) {
    this.#readers = readers
    this.#subject = subject
  }

  get(path: string): Result | undefined {
    const known = this.#read.get(path)
    if (known !== undefined) return known
    const read = this.#readers.get(path)
    if (read === undefined) return undefined
    const value = read(this.#subject)
    this.#read.set(path, value)
    return value
  }

  keys(): string[] {
    return [...this.#readers.keys()]
  }
}

type Layer = { get(path: string): Value | undefined; keys(): Iterable<string> }

/** Several subjects of one paper; where two know a path, the later one answers. */
export class PaperScope {
  readonly #layers: readonly Layer[]

  constructor(layers: readonly Layer[]) {
    this.#layers = layers.toReversed()
  }

  get(path: string): Value | undefined {
    for (const layer of this.#layers) {
      const value = layer.get(path)
      if (value !== undefined) return value
    }
    return undefined
  }

  keys(): string[] {
    return this.#layers.flatMap((layer) => [...layer.keys()])
  }
}
