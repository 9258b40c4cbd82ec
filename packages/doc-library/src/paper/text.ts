import { BookmarkEnd, BookmarkStart, Paragraph, Tab, TextRun, type XmlComponent } from 'docx'
import { glueText, glueTitle } from './glue.ts'
import { PAPER_STYLES, type PaperStyle } from './house-style.ts'
import { ownPointsIn } from './own-points.ts'
import { oneLineForPerson } from './person-line.ts'
import type { Numbered, PointNumbers } from './point-numbers.ts'
import { pointReference } from './point-reference.ts'

const BOLD = /\*\*(.+?)\*\*/

const TITLE_STYLES: readonly PaperStyle[] = [
  'organization',
  'subject',
  'title',
  'headTitle',
  'headLine',
  'formTitle',
  'coverTitle',
  'heading',
  'subheading',
]

type Piece = { text: string; bookmark: string | null }

/** «пункт 3.1 настоящего положения»: the number asks Word for the point's number of the moment. */
function piecesOf(text: string, bookmarkOf: BookmarkOf): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const point of ownPointsIn(text)) {
    const bookmark = bookmarkOf(point.number, point.paper)
    if (bookmark === null) continue
    pieces.push({ text: text.slice(from, point.from), bookmark: null }, { text: point.number, bookmark })
    from = point.from + point.number.length
  }
  return [...pieces, { text: text.slice(from), bookmark: null }].filter((piece) => piece.text !== '')
}

function runs(text: string, tie: (text: string) => string, bookmarkOf: BookmarkOf): XmlComponent[] {
  return oneLineForPerson(text)
    .split(BOLD)
    .flatMap((part, index) =>
      piecesOf(tie(part), bookmarkOf).flatMap(({ text: words, bookmark }) => {
        if (bookmark !== null) return pointReference(bookmark, words)
        return [new TextRun(index % 2 === 1 ? { text: words, bold: true } : { text: words })]
      }),
    )
}

type BookmarkOf = PointNumbers['bookmarkOf']

export type ParagraphPlace = Partial<Numbered> & {
  keepNext?: boolean
  pageBreakBefore?: boolean
  indent?: { left: number; firstLine?: number }
  bookmarkOf?: BookmarkOf
}

const NO_BOOKMARK: BookmarkOf = () => null

/** Numbers of bookmarks differ within a document; the name says which one. */
function bookmarkNumber(name: string): number {
  return Number(name.replaceAll(/\D+/g, (_, at: number) => (at === 0 ? '' : '0')))
}

function marked(children: readonly XmlComponent[], bookmark: string | null): XmlComponent[] {
  if (bookmark === null) return [...children]
  const number = bookmarkNumber(bookmark)
  return [new BookmarkStart(bookmark, number), ...children, new BookmarkEnd(number)]
}

export function paragraph(style: PaperStyle, text: string, place: ParagraphPlace = {}): Paragraph {
  const { list, bookmark = null, bookmarkOf = NO_BOOKMARK, ...rest } = place
  const tie = TITLE_STYLES.includes(style) ? glueTitle : glueText
  const made = new Paragraph({
    style: PAPER_STYLES[style].id,
    ...(list === undefined ? {} : { numbering: list }),
    ...rest,
  })
  for (const child of marked(runs(text, tie, bookmarkOf), bookmark)) made.addChildElement(child)
  return made
}

export function endParagraph(): Paragraph {
  return paragraph('end', '')
}

/** What follows begins on a new page; the paragraph itself takes no visible room there. */
export function pageBreak(): Paragraph {
  return paragraph('end', '', { pageBreakBefore: true })
}

export function textRun(text: string): TextRun {
  return new TextRun({ text: glueText(text) })
}

export function tabRun(): TextRun {
  return new TextRun({ children: [new Tab()] })
}
