import { closestElement, type Element, readElements } from './elements.ts'

/** A stretch of a paragraph's text and where it stands in the source; `holder` is the w:t it is written in. */
export type TextPiece = {
  text: string
  /** Where it begins in the paragraph's text. */
  from: number
  run: Element | null
  holder: Element | null
  start: number
  raw: string
}

/** The text of one paragraph, joined over its runs; a paragraph inside its text box is one of its own. */
export type Paragraph = { element: Element; pieces: TextPiece[]; text: string }

/** Stands in a paragraph's text for everything that is seen and is no text: a picture, a field, a formula. */
export const OBJECT = '\ufffc'

const DRAWN_CHARACTERS = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '\u2011'],
])

const UNSEEN_IN_RUN = new Set([
  'w:rPr',
  'w:t',
  'w:delText',
  'w:instrText',
  'w:delInstrText',
  'w:softHyphen',
  'w:lastRenderedPageBreak',
  'w:annotationRef',
  'w:commentReference',
])

/** Text that a tracked change has taken away: kept as it is, and no tag is looked for in it. */
const TAKEN_AWAY = new Set(['w:del', 'w:moveFrom'])

export function readParagraphs(xml: string, part: string): Paragraph[] {
  const collector = new ParagraphCollector()
  readElements(xml, part, {
    open: (element) => collector.open(element),
    close: (element) => collector.close(element),
    text: (text, parent) => collector.text(text.raw, text.start, parent),
  })
  return collector.paragraphs
}

class ParagraphCollector {
  readonly paragraphs: Paragraph[] = []
  private readonly stack: Paragraph[] = []
  private takenAway = 0

  open(element: Element): void {
    if (TAKEN_AWAY.has(element.name)) this.takenAway++
    if (element.name === 'w:p') {
      const paragraph = { element, pieces: [], text: '' }
      this.paragraphs.push(paragraph)
      this.stack.push(paragraph)
      return
    }
    const drawn = this.drawnText(element)
    if (drawn !== null && this.takenAway === 0) {
      this.add({
        text: drawn,
        run: closestElement(element, 'w:r'),
        holder: null,
        start: element.start,
        raw: '',
      })
    }
  }

  close(element: Element): void {
    if (TAKEN_AWAY.has(element.name)) this.takenAway--
    if (element.name === 'w:p') this.stack.pop()
  }

  text(raw: string, start: number, parent: Element): void {
    if (parent.name !== 'w:t' || parent.parent?.name !== 'w:r' || this.takenAway > 0) return
    this.add({ text: decodeText(raw), run: parent.parent, holder: parent, start, raw })
  }

  private add(piece: Omit<TextPiece, 'from'>): void {
    const paragraph = this.stack.at(-1)
    if (paragraph === undefined) return
    paragraph.pieces.push({ ...piece, from: paragraph.text.length })
    paragraph.text += piece.text
  }

  /** What an element other than text puts on the paper, null if nothing. */
  private drawnText(element: Element): string | null {
    const paragraph = this.stack.at(-1)?.element
    if (paragraph === undefined || element.parent === null) return null
    if (element.parent.name === 'w:r') {
      return DRAWN_CHARACTERS.get(element.name) ?? (UNSEEN_IN_RUN.has(element.name) ? null : OBJECT)
    }
    if (element.name === 'w:sectPr') return OBJECT
    return element.parent === paragraph && element.name.startsWith('~') ? OBJECT : null
  }
}

const ENTITY = /&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g
const NAMED_ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** saxes has checked every reference, and without a DOCTYPE there are only the five names of XML itself. */
function decodeText(raw: string): string {
  return raw.includes('&') ? raw.replace(ENTITY, decodeEntity) : raw
}

/** The place in the source of the character number `index` of the decoded text. */
export function sourceOffset(raw: string, index: number): number {
  if (!raw.includes('&')) return index
  let decoded = 0
  let at = 0
  for (const match of raw.matchAll(ENTITY)) {
    if (decoded + (match.index - at) >= index) break
    decoded += match.index - at + decodeText(match[0]).length
    at = match.index + match[0].length
  }
  return at + (index - decoded)
}

function decodeEntity(whole: string, hex?: string, decimal?: string, name?: string): string {
  if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
  if (decimal !== undefined) return String.fromCodePoint(Number.parseInt(decimal, 10))
  return NAMED_ENTITIES.get(name ?? '') ?? whole
}
