import { Paragraph, Tab, TextRun } from 'docx'
import { glueText, glueTitle } from './glue.ts'
import { PAPER_STYLES, type PaperStyle } from './house-style.ts'
import { oneLineForPerson } from './person-line.ts'

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

function runs(text: string, tie: (text: string) => string): TextRun[] {
  return oneLineForPerson(text)
    .split(BOLD)
    .flatMap((part, index) =>
      part === ''
        ? []
        : [new TextRun(index % 2 === 1 ? { text: tie(part), bold: true } : { text: tie(part) })],
    )
}

export type ParagraphPlace = { keepNext?: boolean; pageBreakBefore?: boolean; indent?: { left: number } }

export function paragraph(style: PaperStyle, text: string, place: ParagraphPlace = {}): Paragraph {
  const tie = TITLE_STYLES.includes(style) ? glueTitle : glueText
  return new Paragraph({ style: PAPER_STYLES[style].id, children: runs(text, tie), ...place })
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
