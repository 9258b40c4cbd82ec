import type { Look } from '../paper/paper.ts'
import { attributeOf, childOf, childrenOf, type Node, pointsOf, saysYes } from './xml-tree.ts'

const PLAIN: Look = {
  align: 'left',
  first: 0,
  left: 0,
  right: 0,
  before: 0,
  after: 0,
  line: 1,
  exact: false,
  size: 10,
  bold: false,
  color: '000000',
  tracking: 0,
  keepNext: false,
  keepLines: false,
  level: 0,
}

const ALIGNMENTS: Readonly<Record<string, Look['align']>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
}

const LINE = 240
const HALVES = 2

/** The styles of paragraphs, each with what it is based on. */
export type Styles = { base: Look; named: ReadonlyMap<string, Look> }

export function readStyles(styles: Node): Styles {
  const defaults = childOf(styles, 'w:docDefaults')
  const run = childOf(childOf(defaults, 'w:rPrDefault'), 'w:rPr')
  const paragraph = childOf(childOf(defaults, 'w:pPrDefault'), 'w:pPr')
  const base = { ...PLAIN, ...runLook(run), ...paragraphLook(paragraph) }
  const named = new Map<string, Look>()
  for (const style of childrenOf(styles, 'w:style')) {
    const id = attributeOf(style, 'w:styleId')
    if (id === null || attributeOf(style, 'w:type') !== 'paragraph') continue
    const basis = named.get(attributeOf(childOf(style, 'w:basedOn')) ?? '') ?? base
    const own = { ...runLook(childOf(style, 'w:rPr')), ...paragraphLook(childOf(style, 'w:pPr')) }
    named.set(id, { ...basis, ...own })
  }
  return { base, named }
}

/** The different looks that the paragraphs of a paper have. */
export class Looks {
  readonly #styles: Styles
  readonly #used = new Map<string, number>()
  readonly used: Look[] = []

  constructor(styles: Styles) {
    this.#styles = styles
  }

  /** The place of a paragraph's look among those used. */
  of(properties: Node | null): number {
    const id = attributeOf(childOf(properties, 'w:pStyle')) ?? 'Normal'
    const own = properties !== null && properties.children.length > 1 ? paragraphLook(properties) : {}
    const key = `${id} ${JSON.stringify(own)}`
    const known = this.#used.get(key)
    if (known !== undefined) return known
    const place = this.used.push({ ...(this.#styles.named.get(id) ?? this.#styles.base), ...own }) - 1
    this.#used.set(key, place)
    return place
  }
}

function paragraphLook(properties: Node | null): Partial<Look> {
  const indent = childOf(properties, 'w:ind')
  const level = attributeOf(childOf(properties, 'w:outlineLvl'))
  return present({
    align: ALIGNMENTS[attributeOf(childOf(properties, 'w:jc')) ?? ''] ?? null,
    first: pointsOf(indent, 'w:firstLine'),
    left: pointsOf(indent, 'w:left'),
    right: pointsOf(indent, 'w:right'),
    ...spacingLook(childOf(properties, 'w:spacing')),
    keepNext: saysYes(properties, 'w:keepNext'),
    keepLines: saysYes(properties, 'w:keepLines'),
    level: level === null ? null : Number(level) + 1,
  })
}

function spacingLook(spacing: Node | null) {
  const line = attributeOf(spacing, 'w:line')
  const exact = attributeOf(spacing, 'w:lineRule') === 'exact'
  return {
    before: pointsOf(spacing, 'w:before'),
    after: pointsOf(spacing, 'w:after'),
    line: line === null ? null : exact ? pointsOf(spacing, 'w:line') : Number(line) / LINE,
    exact: line === null ? null : exact,
  }
}

function runLook(properties: Node | null): Partial<Look> {
  const size = attributeOf(childOf(properties, 'w:sz'))
  return present({
    size: size === null ? null : Number(size) / HALVES,
    bold: saysYes(properties, 'w:b'),
    color: attributeOf(childOf(properties, 'w:color')),
    tracking: pointsOf(childOf(properties, 'w:spacing'), 'w:val'),
  })
}

/** What is not said does not stand over what is. */
function present(look: { [Name in keyof Look]?: Look[Name] | null }): Partial<Look> {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== null))
}
