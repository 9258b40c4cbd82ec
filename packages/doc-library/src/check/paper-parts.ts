import { documentText } from '@ot/doc-engine'
import PizZip from 'pizzip'
import { PAPER_STYLES } from '../paper/house-style.ts'
import type { PaperParts } from './page-rules.ts'

const PARAGRAPH = /<w:p>.*?<\/w:p>|<w:p\/>/gs
const TABLE = /<w:tbl>.*?<\/w:tbl>/gs
const ROW = /<w:tr>.*?<\/w:tr>/gs
const TEXT = /<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g
const STYLE = /<w:pStyle w:val="(\w+)"\/>/
const HEADING_STYLES: readonly string[] = [
  PAPER_STYLES.heading.id,
  PAPER_STYLES.subheading.id,
  PAPER_STYLES.title.id,
  PAPER_STYLES.caption.id,
]

const textOf = (xml: string) => [...xml.matchAll(TEXT)].map(([, text]) => text).join('')

/** None where the rows under it are left to the hand: on the page they have no words, yet they are there. */
function headOf(table: string): string[] {
  const [head = '', first = ''] = [...table.matchAll(ROW)].map(([row]) => row)
  if (!head.includes('<w:tblHeader/>') || !/\p{L}/u.test(textOf(first))) return []
  return [textOf(head.replaceAll('</w:p>', '<w:t> </w:t>'))]
}

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
  const tableHeads = [...xml.matchAll(TABLE)].flatMap(([table]) => headOf(table))
  return { text, headings, tableHeads }
}
