import { readZip, type ZipPart } from '@ot/doc-engine'
import { attributeOf, childrenOf, type Node, readTree } from './xml-tree.ts'

/** The parts of a paper, read when they are asked for. */
export class Parts {
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
}

/** Parts that `word/document.xml` names, by the ids it names them by. */
export function relationshipsOf(parts: Parts): ReadonlyMap<string, string> {
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
