import { ListNumbers, type ZipPart } from '@ot/doc-engine'
import { attributeOf, childOf, descendantsNamed, type Node } from './xml-tree.ts'

/** Numbers of the points of a paper, and of those that its words refer to. */
export type CountedPoints = { before(paragraph: Node): string; at(bookmark: string): string | null }

const LAST_DOT = /\.$/

/** Counted over the whole paper before it is read: a reference may stand above its point. */
export function countPoints(body: Node, numbering: ZipPart | undefined): CountedPoints {
  const lists = new ListNumbers(numbering)
  const numbers = new Map<Node, string>()
  const marked = new Map<string, string>()
  for (const paragraph of descendantsNamed(body, 'w:p')) {
    const list = childOf(childOf(paragraph, 'w:pPr'), 'w:numPr')
    const id = attributeOf(childOf(list, 'w:numId'))
    if (id === null) continue
    const number = lists.next(id, Number(attributeOf(childOf(list, 'w:ilvl')) ?? 0))
    numbers.set(paragraph, number)
    for (const bookmark of paragraph.children) {
      const name = bookmark.name === 'w:bookmarkStart' ? attributeOf(bookmark, 'w:name') : null
      if (name !== null) marked.set(name, number.replace(LAST_DOT, ''))
    }
  }
  return {
    before: (paragraph) => numbers.get(paragraph) ?? '',
    at: (bookmark) => marked.get(bookmark) ?? null,
  }
}
