/** Where a piece of text stands: a passage from `clauses/` keeps the place in its own file. */
export type TextPlace = { file: string; line: number }

export type TableBlock = {
  kind: 'table'
  header: readonly string[]
  /** Percents of the text's width, one a column, 100 together. */
  widths: readonly number[]
  rows: readonly (readonly string[])[]
  /** Rows under them to fill in by hand. */
  blankRows: number
  /** The question which says which of the rows are left out. */
  choice?: string
}

export type BlockContent =
  | { kind: 'paragraph'; text: string }
  | { kind: 'decree' }
  | { kind: 'point'; number: string; text: string }
  | { kind: 'dash'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | TableBlock
  | { kind: 'section'; mark: '#' | '^' | '/'; path: string }
  /** Whose answer it is; null: the head of the company, or who signs papers of this kind. */
  | { kind: 'signature'; key: string | null }
  | { kind: 'signatures'; keys: readonly string[] }
  | { kind: 'addressee'; lines: readonly string[] }
  | { kind: 'approval' }
  | { kind: 'pageBreak' }
  | { kind: 'acquaintance'; keys: readonly string[] }
  | { kind: 'appendix'; title: string; landscape: boolean }
  | { kind: 'blankLines'; count: number }
  /** Of a form set by an act: what it asks, the answer on a ruled line, the code in a box. */
  | { kind: 'field'; label: string; value: string; code: string }
  /** What a form explains under a line. */
  | { kind: 'note'; text: string }

export type Block = BlockContent & { place: TextPlace }

/** Every text of a block that gets printed. */
export function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'point':
    case 'dash':
    case 'heading':
    case 'subheading':
      return [block.text]
    case 'addressee':
      return [...block.lines]
    case 'appendix':
      return [block.title]
    case 'table':
      return [...block.header, ...block.rows.flat()]
    case 'field':
      return [block.label, block.value, block.code]
    case 'note':
      return [block.text]
    case 'section':
    case 'decree':
    case 'signature':
    case 'signatures':
    case 'approval':
    case 'pageBreak':
    case 'acquaintance':
    case 'blankLines':
      return []
  }
}
