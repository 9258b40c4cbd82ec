import { documentText } from '@ot/doc-engine'
import PizZip from 'pizzip'
import { PAPER_STYLES } from '../paper/house-style.ts'
import type { PaperParts } from './page-rules.ts'

const PARAGRAPH = /<w:p>.*?<\/w:p>|<w:p\/>/gs
const HEAD_ROW = /<w:tr>(?:(?!<\/w:tr>).)*<w:tblHeader\/>.*?<\/w:tr>/gs
const TEXT = /<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g
const STYLE = /<w:pStyle w:val="(\w+)"\/>/
const HEADING_STYLES: readonly string[] = [
  PAPER_STYLES.heading.id,
  PAPER_STYLES.subheading.id,
  PAPER_STYLES.title.id,
  PAPER_STYLES.caption.id,
]

const textOf = (xml: string) => [...xml.matchAll(TEXT)].map(([, text]) => text).join('')

/** Of a paper as the build lays it out; lines of its text and its paragraphs go one for one. */
export function paperParts(docx: Uint8Array): PaperParts {
  const xml = new PizZip(docx).file('word/document.xml')?.asText() ?? ''
  const text = documentText(docx)
  const lines = text.split('\n')
  const headings = [...xml.matchAll(PARAGRAPH)].flatMap(([paragraph]) => {
    if (!HEADING_STYLES.includes(STYLE.exec(paragraph)?.[1] ?? '')) return []
    const words = textOf(paragraph).trim()
    return [
      words,
      ...lines.filter((line) => words !== '' && line.endsWith(words) && /^\D{0,12}\d/.test(line)),
    ]
  })
  const tableHeads = [...xml.matchAll(HEAD_ROW)].map(([row]) =>
    textOf(row.replaceAll('</w:p>', '<w:t> </w:t>')),
  )
  return { text, headings, tableHeads }
}
