import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib'

const LETTERS = /<([\dA-F]{4})>\s*<([\dA-F]+)>/g
/** Beginnings and ends of marked pieces, fonts, and where words begin. */
const MARKS = /\/(\w+)\s*(?:<<((?:[^>]|>(?!>))*)>>|\/\w+)?\s*B[DM]C|(EMC)\b|\/(f\d+) [\d.]+ Tf|(\()/gy
const DIVIDED = '\u00ad'
const ESCAPED = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
])

/** What the pages of a PDF of the press say, read from the file itself: letter by letter, lines joined. */
export async function pdfPages(pdf: Uint8Array): Promise<string[]> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false })
  return file.getPages().map(pageText)
}

function pageText(page: PDFPage): string {
  const fonts = fontsOf(page)
  const content = decoded(page.node.Contents())
  const silent: boolean[] = []
  let letters: ReadonlyMap<number, string> = new Map()
  let text = ''
  for (let at = 0; at < content.length; at += 1) {
    MARKS.lastIndex = at
    const found = MARKS.exec(content)
    if (found === null) continue
    at = MARKS.lastIndex - 1
    const [, mark, about = '', end, font, words] = found
    // What a page says of itself, its number for one, is not in the text; what is drawn otherwise than it is read says so.
    if (mark !== undefined) {
      const read = actualText(about)
      if (read !== null && !silent.includes(true)) text += read
      silent.push(mark === 'Artifact' || read !== null)
    } else if (end !== undefined) silent.pop()
    else if (font !== undefined) letters = fonts.get(font) ?? letters
    else if (words !== undefined) {
      const { bytes, next } = stringAt(content, at + 1)
      if (!silent.includes(true)) text += spoken(bytes, letters)
      at = next - 1
    }
  }
  return text.replaceAll(DIVIDED, '')
}

const HEXADECIMAL = /\/ActualText\s*<([\dA-Fa-f]*)>/
const IN_BRACKETS = /\/ActualText\s*\(/

function actualText(about: string): string | null {
  const hex = HEXADECIMAL.exec(about)?.[1]
  const start = IN_BRACKETS.exec(about)
  const bytes =
    hex === undefined
      ? start === null
        ? null
        : Buffer.from(stringAt(about, start.index + start[0].length).bytes, 'latin1')
      : Buffer.from(hex, 'hex')
  if (bytes === null) return null
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1')
}

/** A string in brackets, which may hold pairs of them. */
function stringAt(content: string, start: number): { bytes: string; next: number } {
  let bytes = ''
  let depth = 1
  let at = start
  while (depth > 0) {
    const sign = content[at] ?? ''
    if (sign === '\\') {
      const octal = /^[0-7]{3}/.exec(content.slice(at + 1, at + 4))?.[0]
      const escaped = content[at + 1] ?? ''
      bytes +=
        octal === undefined
          ? (ESCAPED.get(escaped) ?? escaped)
          : String.fromCharCode(Number.parseInt(octal, 8))
      at += octal === undefined ? 2 : 4
      continue
    }
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth > 0) bytes += sign
    at += 1
  }
  return { bytes, next: at }
}

function fontsOf(page: PDFPage): Map<string, Map<number, string>> {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  return new Map(
    (fonts?.entries() ?? []).map(([name, font]) => {
      const table = decoded(page.doc.context.lookup(font, PDFDict).lookup(PDFName.of('ToUnicode')))
      const letters = [...table.matchAll(LETTERS)].map(([, glyph = '', text = '']): [number, string] => [
        Number.parseInt(glyph, 16),
        Buffer.from(text, 'hex').swap16().toString('utf16le'),
      ])
      return [name.decodeText(), new Map(letters)]
    }),
  )
}

function decoded(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new TypeError('a page has one stream of content')
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
}

function spoken(bytes: string, letters: ReadonlyMap<number, string>): string {
  let text = ''
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    text += letters.get(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1)) ?? ''
  }
  return text
}
