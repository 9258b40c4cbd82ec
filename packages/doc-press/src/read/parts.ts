import { type PrintedValue, readZip, type ZipPart } from '@ot/doc-engine'
import type { ValueMark } from '../paper/paper.ts'
import { attributeOf, childrenOf, type Node, readTree } from './xml-tree.ts'

/** The parts of a paper, read when they are asked for. */
export class WordParts {
  readonly #parts: ReadonlyMap<string, ZipPart>

  constructor(docx: Uint8Array) {
    this.#parts = new Map(readZip(docx).map((part) => [part.name, part]))
  }

  find(name: string): ZipPart | undefined {
    return this.#parts.get(name)
  }

  bytes(name: string): Buffer {
    const part = this.#parts.get(name)
    if (part === undefined) throw new TypeError(`the paper has no part ${name}`)
    return part.bytes
  }

  tree(name: string): Node {
    return readTree(this.bytes(name).toString('utf8'))
  }

  /** The same with its values marked. */
  markedTree(name: string, values: readonly PrintedValue[]): Node {
    const bytes = this.bytes(name)
    return readTree(bytes.toString('utf8'), inLetters(bytes, values))
  }
}

/** Places in bytes as places in the text. */
function inLetters(bytes: Buffer, values: readonly PrintedValue[]): ValueMark[] {
  let byte = 0
  let letter = 0
  const letterAt = (place: number): number => {
    letter += bytes.toString('utf8', byte, place).length
    byte = place
    return letter
  }
  return values.map(({ from, to }, value) => ({ from: letterAt(from), to: letterAt(to), value }))
}

/** Parts that `word/document.xml` names, by the ids it names them by. */
export function partsByIds(parts: WordParts): ReadonlyMap<string, string> {
  const relationships = childrenOf(parts.tree('word/_rels/document.xml.rels'), 'Relationship')
  return new Map(
    relationships.map((relationship) => {
      const target = attributeOf(relationship, 'Target') ?? ''
      return [
        attributeOf(relationship, 'Id') ?? '',
        target.startsWith('/') ? target.slice(1) : `word/${target}`,
      ]
    }),
  )
}
