import { SaxesParser, type SaxesTagNS } from 'saxes'
import { BadFileError } from '../errors/errors.ts'

const WORD_NAMESPACES = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
])
const COMPATIBILITY_NAMESPACE = 'http://schemas.openxmlformats.org/markup-compatibility/2006'

/** Word itself never nests deeper than a few dozen levels. */
const MAX_DEPTH = 500
/** Elements, attributes and texts of a part: a thousand pages have fewer, a hostile file could exhaust the memory. */
const MAX_NODES = 500_000

/** One element of a part, with the places of its tags in the source text. */
export type Element = {
  /** `w:` for WordprocessingML and `mc:` for compatibility markup whatever prefix the file uses; `~` for the rest. */
  name: string
  /** As the file writes it. */
  rawName: string
  start: number
  openEnd: number
  closeStart: number
  end: number
  parent: Element | null
  children: Element[]
  hasSpaceRule: boolean
}

type MarkupEvents = {
  open?: (element: Element) => void
  close?: (element: Element) => void
  text?: (text: SourceText, parent: Element) => void
}

/** Character data between two pieces of markup. */
type SourceText = { raw: string; start: number }

/** Reads a part with saxes, which checks that it is well formed, and tells where everything stands. */
export function readElements(xml: string, part: string, events: MarkupEvents): Element {
  const parser = new SaxesParser({ xmlns: true })
  const reader = new ElementReader(xml, part, events, () => parser.position)
  parser.on('attribute', () => reader.count())
  parser.on('opentag', (tag) => reader.open(tag))
  parser.on('closetag', () => reader.close())
  parser.on('text', () => reader.text())
  parser.on('comment', () => reader.skip())
  parser.on('processinginstruction', () => reader.skip())
  parser.on('doctype', () => refuseDoctype(part))
  try {
    parser.write(xml).close()
  } catch (error) {
    if (error instanceof BadFileError) throw error
    throw new BadFileError(
      'bad-xml',
      `Файл повреждён: часть «${part}» не читается. Сохраните его в Word заново.`,
      {
        cause: error,
      },
    )
  }
  return reader.root()
}

export function refuseDoctype(part: string): never {
  throw new BadFileError(
    'doctype',
    `В файле есть объявления, которых в документах Word не бывает (DOCTYPE в части «${part}»).`,
  )
}

/** Word never writes CDATA; rewritten as plain text, it needs no second set of rules. */
export function withoutCdata(xml: string): string {
  if (!xml.includes('<![CDATA[')) return xml
  return xml.replace(/<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>/g, (whole, text: string | undefined) =>
    text === undefined ? whole : escapeText(text),
  )
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

export function closestElement(element: Element | null, name: string): Element | null {
  let at = element
  while (at !== null && at.name !== name) at = at.parent
  return at
}

class ElementReader {
  private current: Element | null = null
  private top: Element | null = null
  private depth = 0
  private nodes = 0
  /** Where the last piece of markup or text ended. */
  private mark = 0
  private readonly xml: string
  private readonly part: string
  private readonly events: MarkupEvents
  private readonly position: () => number

  constructor(xml: string, part: string, events: MarkupEvents, position: () => number) {
    this.xml = xml
    this.part = part
    this.events = events
    this.position = position
  }

  open(tag: SaxesTagNS): void {
    const openEnd = this.position()
    const element: Element = {
      name: canonicalName(tag),
      rawName: tag.name,
      // A well-formed attribute holds no «<», so the nearest one before is this tag's own.
      start: this.xml.lastIndexOf('<', openEnd - 1),
      openEnd,
      closeStart: openEnd,
      end: openEnd,
      parent: this.current,
      children: [],
      hasSpaceRule: tag.attributes['xml:space'] !== undefined,
    }
    this.depth++
    if (this.depth > MAX_DEPTH) this.tooComplex()
    this.count()
    this.current?.children.push(element)
    this.top ??= element
    this.current = element
    this.mark = openEnd
    this.events.open?.(element)
  }

  close(): void {
    const element = this.current
    if (element === null) return
    const end = this.position()
    if (end > element.openEnd) element.closeStart = this.xml.lastIndexOf('<', end - 1)
    element.end = end
    this.events.close?.(element)
    this.current = element.parent
    this.depth--
    this.mark = end
  }

  count(): void {
    this.nodes++
    if (this.nodes > MAX_NODES) this.tooComplex()
  }

  private tooComplex(): never {
    throw new BadFileError(
      'too-complex',
      `Часть «${this.part}» устроена слишком сложно. Разделите документ на несколько.`,
    )
  }

  /** saxes tells of a text when it has read the «<» after it. */
  text(): void {
    const start = this.mark
    const end = this.position() - 1
    this.mark = end
    this.count()
    if (this.current !== null && end > start) {
      this.events.text?.({ raw: this.xml.slice(start, end), start }, this.current)
    }
  }

  skip(): void {
    this.count()
    this.mark = this.position()
  }

  root(): Element {
    if (this.top === null) throw new BadFileError('bad-xml', `Файл повреждён: часть «${this.part}» пуста.`)
    return this.top
  }
}

function canonicalName(tag: SaxesTagNS): string {
  if (WORD_NAMESPACES.has(tag.uri)) return `w:${tag.local}`
  if (tag.uri === COMPATIBILITY_NAMESPACE) return `mc:${tag.local}`
  return `~${tag.local}`
}
