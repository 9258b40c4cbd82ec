import { type Element, readElements } from './elements.ts'

/** What reviewers left in a part and no paper may show: tracked changes, which count as accepted, and comments. */
export type Review = { corrections: number; comments: number }

export type Accepted = { xml: string; review: Review }

/** Nothing of the kind is named in most parts: they are not read for it. */
const MAY_BE_REVIEWED =
  /<(?:[\w.-]+:)?(?:ins|del|move(?:From|To)|comment|cell(?:Ins|Del|Merge)|\w+Change)[\s/>R]/
const COMMENTS_ROOT = /<(?:[\w.-]+:)?comments[\s>]/

/** Taken out with all that is in them. */
const REMOVED = new Set([
  'w:del',
  'w:moveFrom',
  'w:cellIns',
  'w:cellDel',
  'w:cellMerge',
  'w:numberingChange',
  'w:rPrChange',
  'w:pPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:tblPrExChange',
  'w:tblGridChange',
  'w:trPrChange',
  'w:tcPrChange',
  'w:moveFromRangeStart',
  'w:moveFromRangeEnd',
  'w:moveToRangeStart',
  'w:moveToRangeEnd',
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:commentReference',
])
/** What was put in stays, without the mark. */
const UNWRAPPED = new Set(['w:ins', 'w:moveTo'])
const CORRECTIONS = new Set(['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo'])
const TAKEN_AWAY = ['w:del', 'w:moveFrom']

/** The part as it reads when every tracked change is accepted and the comments are gone. */
export function acceptChanges(xml: string, part: string): Accepted {
  const review = { corrections: 0, comments: 0 }
  if (!MAY_BE_REVIEWED.test(xml) && !COMMENTS_ROOT.test(xml)) return { xml, review }
  const root = readElements(xml, part, {})
  const cuts = new Cuts(xml, review)
  if (root.name === 'w:comments') cuts.comments(root)
  else cuts.read(root)
  return { xml: cuts.apply(), review }
}

type Cut = { start: number; end: number; put: string }

class Cuts {
  private readonly cuts: Cut[] = []
  private readonly xml: string
  private readonly review: Review

  constructor(xml: string, review: Review) {
    this.xml = xml
    this.review = review
  }

  /** Their text is for those who wrote the template. */
  comments(root: Element): void {
    for (const child of root.children) {
      this.review.comments++
      this.cut(child.start, child.end)
    }
  }

  read(element: Element): void {
    for (const child of element.children) {
      if (CORRECTIONS.has(child.name)) this.review.corrections++
      if (isTakenAway(child)) this.cut(child.start, child.end)
      else {
        if (UNWRAPPED.has(child.name)) this.unwrap(child)
        this.read(child)
      }
    }
    this.joinParagraphs(element.children.filter((child) => !isTakenAway(child)))
  }

  apply(): string {
    const kept: string[] = []
    let at = 0
    for (const { start, end, put } of this.cuts.toSorted((left, right) => left.start - right.start)) {
      // Inside something that is taken away as a whole.
      if (start < at) continue
      kept.push(this.xml.slice(at, start), put)
      at = end
    }
    kept.push(this.xml.slice(at))
    return kept.join('')
  }

  private cut(start: number, end: number, put = ''): void {
    if (end > start || put !== '') this.cuts.push({ start, end, put })
  }

  private unwrap({ start, openEnd, closeStart, end }: Element): void {
    this.cut(start, openEnd)
    this.cut(closeStart, end)
  }

  /** A paragraph whose mark was deleted runs on into the next one; before a table only an emptied one can go. */
  private joinParagraphs(siblings: readonly Element[]): void {
    let joined: Element[] = []
    for (const element of siblings) {
      if (element.name === 'w:p') {
        joined.push(element)
        if (markIsTakenAway(element)) continue
        this.join(joined)
        joined = []
      } else if (element.children.length > 0) {
        this.cutEmpty(joined)
        joined = []
      }
    }
  }

  private cutEmpty(paragraphs: readonly Element[]): void {
    for (const paragraph of paragraphs) {
      if (!hasContent(paragraph)) this.cut(paragraph.start, paragraph.end)
    }
  }

  private join(paragraphs: readonly Element[]): void {
    const last = paragraphs.at(-1)
    if (last === undefined || paragraphs.length === 1) return
    const pieces = paragraphs.filter((paragraph) => paragraph === last || hasContent(paragraph))
    this.cutEmpty(paragraphs.filter((paragraph) => paragraph !== last))
    pieces.forEach((piece, index) => {
      if (index > 0) this.cut(piece.start, contentStart(piece))
      if (index < pieces.length - 1) this.cut(piece.closeStart, piece.end)
      else if (index > 0 && piece.openEnd === piece.end) this.cut(piece.end, piece.end, `</${piece.rawName}>`)
    })
  }
}

function isTakenAway(element: Element): boolean {
  if (REMOVED.has(element.name)) return true
  if (element.name === 'w:tr') return marks(element, 'w:trPr', TAKEN_AWAY)
  if (element.name === 'w:tbl') return losesEveryRow(element)
  return element.name === 'w:tc' && marks(element, 'w:tcPr', ['w:cellDel'])
}

function losesEveryRow(table: Element): boolean {
  const rows = table.children.filter(({ name }) => name === 'w:tr')
  return rows.length > 0 && rows.every(isTakenAway)
}

function marks(element: Element, properties: string, names: readonly string[]): boolean {
  return childOf(element, properties)?.children.some(({ name }) => names.includes(name)) ?? false
}

/** The mark of a paragraph that ends a section stays: the page's layout hangs on it. */
function markIsTakenAway(paragraph: Element): boolean {
  const properties = childOf(paragraph, 'w:pPr')
  if (properties === undefined || childOf(properties, 'w:sectPr') !== undefined) return false
  return marks(properties, 'w:rPr', TAKEN_AWAY)
}

function hasContent(paragraph: Element): boolean {
  return paragraph.children.some((child) => child.name !== 'w:pPr' && !isTakenAway(child))
}

function contentStart(paragraph: Element): number {
  return childOf(paragraph, 'w:pPr')?.end ?? paragraph.openEnd
}

function childOf(element: Element, name: string): Element | undefined {
  return element.children.find((child) => child.name === name)
}
