import type { PressSection } from '../paper/paper.ts'
import { attributeOf, childOf, type Node, readTree } from '../read/xml-tree.ts'

/** The pages of a paper for a screen. All lengths are points of 1/72 inch, from the upper left corner of the page. */
export type PaperPages = {
  /** Outlines of the letters that the pictures name: `<path id="…" d="…"/>` one after another. */
  glyphs: string
  pages: readonly PaperPage[]
}

export type PaperPage = {
  width: number
  height: number
  /** What is seen: elements of SVG. None of the paper's words are in it as words. */
  picture: string
  /** What is said: from which point of the line, in letters of which size, how wide. */
  words: readonly { text: string; x: number; y: number; size: number; width: number }[]
  /** Where values stand: `value` is the place among those that the engine told of. */
  values: readonly { value: number; x: number; y: number; width: number; height: number }[]
}

const NOT_DRAWN = /<(style|script)\b[\s\S]*?<\/\1>/g
const MOVE = /^translate\(\s*(-?[\d.]+)[\s,]+(-?[\d.]+)\s*\)$/
const SCALE = /^scale\(\s*(-?[\d.]+)/
const VALUE = /^value:(\d+)$/
const HUNDREDTHS = 100

/** Out of what the compiler draws for browsers: pages, glyphs with their words, lines and pictures. */
export function pagesIn(svg: string, sections: readonly PressSection[]): PaperPages {
  const root = readTree(svg.replace(NOT_DRAWN, ''))
  const names = new Map<string, string>()
  const outlines = root.children
    .filter((child) => child.name === 'defs')
    .flatMap(({ children }) => children)
    .filter(({ name }) => name === 'path')
    .map((glyph) => ({ glyph, id: attributeOf(glyph, 'id') ?? '' }))
    // The compiler names them in no order of its own.
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ glyph, id }) => {
      const name = names.size.toString(36)
      names.set(id, name)
      return `<path id="${name}" d="${attributeOf(glyph, 'd') ?? ''}"/>`
    })
  const pages = root.children.filter(isPage).map((page) => new PageReader(names).read(page, sections))
  return { glyphs: outlines.join(''), pages }
}

function isPage(node: Node): boolean {
  return attributeOf(node, 'class') === 'typst-page'
}

type Point = { x: number; y: number }

class PageReader {
  readonly #names: ReadonlyMap<string, string>
  readonly #seen: string[] = []
  readonly #words: PaperPage['words'][number][] = []
  readonly #values: PaperPage['values'][number][] = []

  constructor(names: ReadonlyMap<string, string>) {
    this.#names = names
  }

  read(page: Node, sections: readonly PressSection[]): PaperPage {
    for (const child of page.children) this.#read(child, { x: 0, y: 0 })
    return {
      ...sizeOf(page, sections),
      picture: this.#seen.join(''),
      words: this.#words,
      values: this.#values,
    }
  }

  #read(node: Node, at: Point): void {
    if (attributeOf(node, 'class') === 'typst-text') this.#text(node, at)
    else if (node.name === 'path') this.#seen.push(placed(at, shapeOf(node)))
    else if (node.name === 'image') this.#seen.push(placed(at, imageOf(node)))
    else if (node.name === 'a') this.#value(node, at)
    else {
      const [, x = 0, y = 0] = MOVE.exec(attributeOf(node, 'transform') ?? '') ?? []
      const moved = { x: at.x + Number(x), y: at.y + Number(y) }
      for (const child of node.children) this.#read(child, moved)
    }
  }

  #text(node: Node, at: Point): void {
    const scale = Number(SCALE.exec(attributeOf(node, 'transform') ?? '')?.[1] ?? 1)
    const fill = attributeOf(node, 'fill') ?? '#000'
    const glyphs = node.children
      .filter(({ name }) => name === 'use')
      .map((use) => {
        const name = this.#names.get((attributeOf(use, 'href') ?? '').slice(1)) ?? ''
        return `<use href="#${name}" x="${figure(attributeOf(use, 'x'))}"/>`
      })
    const color = fill === '#000' ? '' : ` fill="${colour(fill)}"`
    this.#seen.push(
      `<g transform="translate(${round(at.x)} ${round(at.y)})scale(${scale} -${scale})"${color}>${glyphs.join('')}</g>`,
    )
    const spoken = childOf(node.children.find(({ name }) => name === 'g') ?? null, 'foreignObject')
    const inner = Number(SCALE.exec(attributeOf(node.children.at(-1) ?? null, 'transform') ?? '')?.[1] ?? 1)
    const said = spoken?.children[0]?.text ?? ''
    if (said.trim() === '') return
    const unit = scale * inner
    this.#words.push({
      text: said,
      x: round(at.x),
      y: round(at.y),
      size: round(Number(attributeOf(spoken, 'height') ?? 0) * unit),
      width: round(Number(attributeOf(spoken, 'width') ?? 0) * unit),
    })
  }

  #value(link: Node, at: Point): void {
    const value = VALUE.exec(attributeOf(link, 'xlink:href') ?? '')?.[1]
    const box = childOf(link, 'rect')
    if (value === undefined || box === null) return
    this.#values.push({
      value: Number(value),
      x: round(at.x),
      y: round(at.y),
      width: figure(attributeOf(box, 'width')),
      height: figure(attributeOf(box, 'height')),
    })
  }
}

/** The compiler rounds its pages up to whole points. */
function sizeOf(page: Node, sections: readonly PressSection[]): Pick<PaperPage, 'width' | 'height'> {
  const width = figure(attributeOf(page, 'data-page-width'))
  const height = figure(attributeOf(page, 'data-page-height'))
  const asked = sections.find(
    (section) => Math.ceil(section.page.width) === width && Math.ceil(section.page.height) === height,
  )
  return asked === undefined ? { width, height } : { width: asked.page.width, height: asked.page.height }
}

function placed({ x, y }: Point, element: string): string {
  return `<g transform="translate(${round(x)} ${round(y)})">${element}</g>`
}

function shapeOf(path: Node): string {
  const stroke = attributeOf(path, 'stroke')
  const drawn =
    stroke === null
      ? ''
      : ` stroke="${colour(stroke)}" stroke-width="${figure(attributeOf(path, 'stroke-width'))}"`
  return `<path d="${outline(attributeOf(path, 'd'))}" fill="${colour(attributeOf(path, 'fill'))}"${drawn}/>`
}

const INLINE_PICTURE = /^data:image\/(?:png|jpeg);base64,[\w+/=]+$/

function imageOf(image: Node): string {
  const source = attributeOf(image, 'xlink:href') ?? attributeOf(image, 'href') ?? ''
  if (!INLINE_PICTURE.test(source)) return ''
  const side = (name: string) => figure(attributeOf(image, name))
  return `<image href="${source}" width="${side('width')}" height="${side('height')}" preserveAspectRatio="none"/>`
}

function figure(text: string | null): number {
  return round(Number(text ?? 0))
}

function round(value: number): number {
  return Math.round(value * HUNDREDTHS) / HUNDREDTHS
}

const COLOUR = /^#[\da-f]{3,8}$/i

function colour(text: string | null): string {
  return text !== null && COLOUR.test(text) ? text : 'none'
}

const NOT_OUTLINE = /[^\d\s.,a-z-]/gi

function outline(text: string | null): string {
  return (text ?? '').replace(NOT_OUTLINE, '')
}
