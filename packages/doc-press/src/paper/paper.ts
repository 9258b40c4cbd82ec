/** A paper as it is to be typeset: what it says and how its own styles say it looks. Lengths are points of 1/72 inch. */
export type Paper = {
  title: string
  author: string
  keywords: readonly string[]
  language: string
  looks: readonly Look[]
  sections: readonly PressSection[]
}

export type PressSection = {
  page: PageLayout
  /** The first page has a header and a footer of its own. */
  titled: boolean
  header: PageEdges
  footer: PageEdges
  blocks: readonly PressBlock[]
}

export type PageEdges = { first: readonly PressBlock[]; other: readonly PressBlock[] }

export type PageLayout = {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  /** From the edge of the sheet to the header and to the footer. */
  header: number
  footer: number
}

/** Of a paragraph: its style with what the paragraph itself says. */
export type Look = {
  align: 'left' | 'center' | 'right' | 'justify'
  first: number
  left: number
  right: number
  before: number
  after: number
  /** Lines of the font's own height, or points when `exact`. */
  line: number
  exact: boolean
  size: number
  bold: boolean
  color: string
  tracking: number
  keepNext: boolean
  keepLines: boolean
  /** Shown in the list of contents beside the pages: 1 is a chapter. */
  level: number
}

/** A stretch of words, `to` behind its last letter, and which of the paper's values it is. */
export type ValueMark = { from: number; to: number; value: number }

export type Run =
  /** `whole`: its words are not divided between lines; `marks` come in their order. */
  | { kind: 'text'; text: string; bold: boolean; whole: boolean; marks: readonly ValueMark[] }
  | { kind: 'break' }
  /** A word too wide for its cell may go on in the next line from here. */
  | { kind: 'division' }
  /** What follows stands at the right edge, and a line or dots lead up to it. */
  | { kind: 'tab'; leader: 'none' | 'line' | 'dots' }
  | { kind: 'page' }
  /** Words that lead to a page of the file the paper becomes a part of. */
  | { kind: 'link'; page: number; runs: readonly Run[] }
  | { kind: 'image'; name: string; width: number; height: number; words: string }

export type PressParagraph = {
  kind: 'paragraph'
  /** A place in `Paper.looks`. */
  look: number
  newPage: boolean
  /** As counted: «3.1.». */
  number: string
  runs: readonly Run[]
}

export type Sides<Value> = { top: Value; right: Value; bottom: Value; left: Value }

export type PressCell = {
  columns: number
  rows: number
  margins: Sides<number>
  lines: Sides<number>
  vertical: 'top' | 'horizon' | 'bottom'
  empty: boolean
  /** The least height of an empty one. */
  height: number
  blocks: readonly PressBlock[]
}

export type PressRow = { head: boolean; whole: boolean; cells: readonly PressCell[] }

export type PressTable = {
  kind: 'table'
  /** A form laid out in columns is no table to who hears it read. */
  ruled: boolean
  columns: readonly number[]
  keepNext: boolean
  /** A table of a few lines stands on one page. */
  whole: boolean
  rows: readonly PressRow[]
}

export type PressBlock = PressParagraph | PressTable

/** Pictures of a paper by the names its runs call them. */
export type PaperPictures = ReadonlyMap<string, Uint8Array>
