import { fitColumns } from '../fit/fit-columns.ts'
import { textWidth } from '../fit/letter-widths.ts'
import { AFTER_TAGS, BEFORE_TAGS, type Edit, tagRanges } from './edits.ts'
import { closestElement, type Element } from './elements.ts'
import type { CellFit } from './operations.ts'
import type { Paragraph } from './paragraphs.ts'
import { byParagraph } from './placement.ts'
import type { Tag } from './tags.ts'
import { attributeOf, childOf, numberOf, sizeIn, type TypeSizes } from './type-sizes.ts'

/** Twips in a thousandth of half a point, and a little over: other editors measure letters a trifle otherwise. */
const TWIPS_OF_HALF_POINT = 0.01 * 1.03
/** Word's own margins of a cell, left and right together. */
const DEFAULT_SIDES = 216
/** What is filled in by hand gives away no more. */
const ROOM_FOR_HAND = 0.75
const MAX_COLUMNS = 63
const VALUE = '\u0001'
const BREAKS = /[ \t\n]|(?<=-)/

type Slot = { element: Element; from: number; to: number }
type Cell = { element: Element; row: number; column: number; span: number }
type Table = { element: Element; widths: number[]; cells: Cell[]; slots: Slot[]; rows: number }

export type FittedTables = {
  /** Around the marks of a table that may go. */
  opening: Edit[]
  closing: Edit[]
  cells: ReadonlyMap<Tag, CellFit>
}

/** Tables with values in their cells, whose columns may be widened when it is known what is printed. */
export function fittedTables(
  source: string,
  paragraphs: readonly Paragraph[],
  tags: readonly Tag[],
  sizes: TypeSizes,
): FittedTables {
  const fitted: FittedTables & { cells: Map<Tag, CellFit> } = { opening: [], closing: [], cells: new Map() }
  const tagsOf = byParagraph(tags)
  for (const element of tablesOf(tags)) {
    const table = readTable(source, element)
    if (table === null) continue
    const fit = new TableFit(source, table, sizes)
    for (const paragraph of paragraphs) fit.read(paragraph, tagsOf.get(paragraph) ?? [])
    if (fit.values.size === 0) continue
    for (const [tag, cell] of fit.values) fitted.cells.set(tag, cell)
    const columns = fit.columns()
    const mark = (at: number, order: number, phase: 'open' | 'close'): Edit => ({
      start: at,
      end: at,
      order,
      put: [{ mark: 'fit', phase, columns }],
    })
    fitted.opening.push(mark(element.start, AFTER_TAGS, 'open'), ...slotEdits(source, table, columns.asked))
    fitted.closing.push(mark(element.end, BEFORE_TAGS, 'close'))
  }
  return fitted
}

/** A table within a table keeps the widths it has, and so does the one around it. */
function tablesOf(tags: readonly Tag[]): Set<Element> {
  const tables = tags.flatMap(({ kind, paragraph }) =>
    kind === 'value' ? (closestElement(paragraph.element, 'w:tbl') ?? []) : [],
  )
  return new Set(tables.filter((table) => closestElement(table.parent, 'w:tbl') === null && !hasTable(table)))
}

function hasTable(element: Element): boolean {
  return element.children.some((child) => child.name === 'w:tbl' || hasTable(child))
}

function readTable(source: string, element: Element): Table | null {
  const properties = childOf(element, 'w:tblPr')
  const layout = childOf(properties, 'w:tblLayout')
  if (layout !== null && attributeOf(source, layout, 'type') === 'fixed') return null
  const grid = childOf(element, 'w:tblGrid')?.children.filter(({ name }) => name === 'w:gridCol') ?? []
  const widths = grid.map((column) => numberOf(attributeOf(source, column, 'w')))
  if (widths.length < 2 || widths.length > MAX_COLUMNS || widths.some((width) => !width)) return null
  const slots = grid.map((column, index): Slot => ({ element: column, from: index, to: index + 1 }))
  const cells: Cell[] = []
  const rows = childrenNamed(element, 'w:tr', 'w:tc')
  for (const [row, { children: parts, ...rowElement }] of rows.entries()) {
    const rowProperties = parts.find(({ name }) => name === 'w:trPr')
    if (childOf(rowProperties, 'w:gridBefore') !== null) return null
    let column = 0
    for (const cell of childrenNamed({ ...rowElement, children: parts }, 'w:tc', 'w:p')) {
      const cellProperties = childOf(cell, 'w:tcPr')
      const spans = childOf(cellProperties, 'w:gridSpan')
      const span = spans === null ? 1 : (numberOf(attributeOf(source, spans, 'val')) ?? 1)
      const width = childOf(cellProperties, 'w:tcW')
      if (width !== null && attributeOf(source, width, 'type') === 'dxa')
        slots.push({ element: width, from: column, to: column + span })
      cells.push({ element: cell, row, column, span })
      column += span
    }
    if (column > widths.length) return null
  }
  return { element, widths: widths.map((width) => width ?? 0), cells, slots, rows: rows.length }
}

/** Those inside content controls and tracked changes too. */
function childrenNamed(element: Element, name: string, below: string): Element[] {
  return element.children.flatMap((child) => {
    if (child.name === name) return [child]
    return child.name === below ? [] : childrenNamed(child, name, below)
  })
}

/** In the place of each width so many signs that another may be written over it. */
function slotEdits(source: string, { slots }: Table, asked: readonly number[]): Edit[] {
  return slots.flatMap(({ element, from, to }) => {
    const found = /\s(?:[\w.-]+:)?w="\d+"/.exec(source.slice(element.start, element.openEnd))
    if (found === null) return []
    const end = element.start + found.index + found[0].length
    const start = element.start + found.index + found[0].indexOf('"')
    const width = asked.slice(from, to).reduce((sum, one) => sum + one, 0)
    return [{ start, end, order: BEFORE_TAGS, put: [{ mark: 'slot' as const, width, from, to }] }]
  })
}

class TableFit {
  readonly values = new Map<Tag, CellFit>()
  private readonly narrowest: number[]
  private readonly written = new Set<Cell>()
  private readonly byElement: ReadonlyMap<Element, Cell>
  private readonly source: string
  private readonly table: Table
  private readonly sizes: TypeSizes

  constructor(source: string, table: Table, sizes: TypeSizes) {
    this.source = source
    this.table = table
    this.sizes = sizes
    this.narrowest = table.widths.map(() => 0)
    this.byElement = new Map(table.cells.map((cell) => [cell.element, cell]))
  }

  /** What stands in a paragraph of this table, before its values are known. */
  read(paragraph: Paragraph, tags: readonly Tag[]): void {
    const element = closestElement(paragraph.element, 'w:tc')
    const cell = element === null ? undefined : this.byElement.get(element)
    if (cell === undefined || paragraph.text === '') return
    const values = tags.filter(({ kind }) => kind === 'value')
    const text = withoutTags(paragraph.text, tags)
    if (text.trim() !== '') this.written.add(cell)
    if (cell.span > 1) return
    const style = childOf(childOf(paragraph.element, 'w:pPr'), 'w:pStyle')
    const size = this.sizes.ofStyle(style === null ? null : attributeOf(this.source, style, 'val'))
    const sides = this.sidesOf(cell.element)
    let next = 0
    for (const word of text.split(BREAKS)) {
      const pieces = word.split(VALUE)
      const least = Math.max(...pieces.map((piece) => textWidth(piece))) * size * TWIPS_OF_HALF_POINT + sides
      this.narrowest[cell.column] = Math.max(this.narrowest[cell.column] ?? 0, Math.ceil(least))
      for (const [index, before] of pieces.slice(0, -1).entries()) {
        const tag = values[next++]
        if (tag === undefined) continue
        const unit = (this.ownSize(tag) ?? size) * TWIPS_OF_HALF_POINT
        const around = { before: textWidth(before), after: textWidth(pieces[index + 1] ?? '') }
        this.values.set(tag, { column: cell.column, unit, sides, ...around })
      }
    }
  }

  columns(): { asked: number[]; narrowest: number[] } {
    const { widths, cells, rows } = this.table
    const isByHand = (column: number) =>
      cells.some((cell) => cell.column === column && (rows === 1 || cell.row > 0) && !this.written.has(cell))
    const narrowest = widths.map((width, column) => {
      const least = this.narrowest[column] ?? 0
      return isByHand(column) ? Math.max(least, Math.round(width * ROOM_FOR_HAND)) : least
    })
    return { asked: fitColumns(widths, narrowest), narrowest }
  }

  private ownSize(tag: Tag): number | null {
    return sizeIn(this.source, childOf(tagRanges(tag)[0]?.run, 'w:rPr'))
  }

  private sidesOf(cell: Element): number {
    const own = this.marginsIn(childOf(childOf(cell, 'w:tcPr'), 'w:tcMar'))
    return (
      own ?? this.marginsIn(childOf(childOf(this.table.element, 'w:tblPr'), 'w:tblCellMar')) ?? DEFAULT_SIDES
    )
  }

  private marginsIn(margins: Element | null): number | null {
    if (margins === null) return null
    const side = (...names: string[]) => {
      const element = names.map((name) => childOf(margins, name)).find((found) => found !== null)
      return element ? (numberOf(attributeOf(this.source, element, 'w')) ?? 0) : DEFAULT_SIDES / 2
    }
    return side('w:left', 'w:start') + side('w:right', 'w:end')
  }
}

/** The text with a sign for every value; marks of sections take no room. */
function withoutTags(text: string, tags: readonly Tag[]): string {
  let at = 0
  let left = ''
  for (const { from, to, kind } of tags) {
    left += text.slice(at, from) + (kind === 'value' ? VALUE : '')
    at = to
  }
  return left + text.slice(at)
}
