import type { ValueMark } from '../paper/paper.ts'

/** An element with its words; names as written, of which a paper of ours has one kind. */
export type Node = {
  name: string
  /** What stands behind the name, read when an attribute is asked for. */
  attributes: string
  children: Node[]
  text: string
  /** What of its words was put there as a value. */
  marks: readonly ValueMark[]
}

const ENTITY = /&(#x?[\da-fA-F]+|\w+);/g
const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const NO_MARKS: readonly ValueMark[] = []

/**
 * The tree of a part that our own engine has written, hence well formed, without comments and definitions: several times
 * faster than a reader of anybody's XML.
 */
export function readTree(xml: string, values: readonly ValueMark[] = NO_MARKS): Node {
  const top = nodeOf('')
  const open = [top]
  const marksIn = marksInOrder(xml, values)
  let at = xml.indexOf('<')
  while (at !== -1) {
    const end = xml.indexOf('>', at)
    if (end === -1) throw new TypeError('a part of a paper is cut short')
    readMark(xml.slice(at + 1, end), open)
    at = xml.indexOf('<', end)
    const holder = open.at(-1)
    if (at <= end + 1 || holder === undefined) continue
    const marks = marksIn(end + 1, at, holder.text.length)
    if (marks.length > 0) holder.marks = [...holder.marks, ...marks]
    holder.text += unescaped(xml.slice(end + 1, at))
  }
  const [root] = top.children
  if (root === undefined || open.length !== 1) throw new TypeError('a part of a paper is not closed')
  return root
}

function readMark(mark: string, open: Node[]): void {
  if (mark.startsWith('!')) throw new TypeError('a part of a paper has no definitions')
  if (mark.startsWith('?')) return
  if (mark.startsWith('/')) {
    open.pop()
    return
  }
  const closes = mark.endsWith('/')
  const node = nodeOf(closes ? mark.slice(0, -1) : mark)
  open.at(-1)?.children.push(node)
  if (!closes) open.push(node)
}

function nodeOf(tag: string): Node {
  const space = tag.indexOf(' ')
  const name = space === -1 ? tag : tag.slice(0, space)
  return { name, attributes: space === -1 ? '' : tag.slice(space), children: [], text: '', marks: NO_MARKS }
}

/** Of the stretches of the file, which come in its order, those within words, as places in what the words say. */
function marksInOrder(xml: string, values: readonly ValueMark[]) {
  let next = 0
  return (start: number, end: number, said: number): ValueMark[] => {
    const found: ValueMark[] = []
    while (next < values.length) {
      const mark = values[next]
      if (mark === undefined || mark.from >= end) break
      const from = Math.max(mark.from, start)
      const to = Math.min(mark.to, end)
      const place = (at: number) => said + unescaped(xml.slice(start, at)).length
      if (from < to) found.push({ from: place(from), to: place(to), value: mark.value })
      // A value of several lines goes on in the next words.
      if (mark.to > end) break
      next += 1
    }
    return found
  }
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? whole
    return String.fromCodePoint(name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)))
  })
}

export function childOf(node: Node | null, name: string): Node | null {
  return node?.children.find((child) => child.name === name) ?? null
}

export function childrenOf(node: Node | null, name: string): Node[] {
  return node?.children.filter((child) => child.name === name) ?? []
}

export function attributeOf(node: Node | null, attribute = 'w:val'): string | null {
  const attributes = node?.attributes ?? ''
  const beginning = ` ${attribute}="`
  const found = attributes.indexOf(beginning)
  if (found === -1) return null
  const from = found + beginning.length
  return unescaped(attributes.slice(from, attributes.indexOf('"', from)))
}

/** A child that says yes by being there, unless it says no. */
export function saysYes(node: Node | null, name: string): boolean | null {
  const child = childOf(node, name)
  if (child === null) return null
  const value = attributeOf(child)
  return value === null || !['false', '0', 'off'].includes(value)
}

const TWIPS = 20

/** Twentieths of a point. */
export function pointsOf(node: Node | null, attribute: string): number | null {
  const value = attributeOf(node, attribute)
  return value === null ? null : Number(value) / TWIPS
}

export function descendantsNamed(node: Node, name: string, found: Node[] = []): Node[] {
  for (const child of node.children) {
    if (child.name === name) found.push(child)
    descendantsNamed(child, name, found)
  }
  return found
}
