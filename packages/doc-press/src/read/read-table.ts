import type { PressBlock, PressCell, PressRow, PressTable, Sides } from '../paper/paper.ts'
import type { Looks } from './looks.ts'
import { fitsOnPage, isShort } from './table-height.ts'
import { attributeOf, childOf, childrenOf, type Node, pointsOf, saysYes } from './xml-tree.ts'

const EIGHTHS = 8
const SIDES = ['top', 'right', 'bottom', 'left'] as const
const VERTICALS: Readonly<Record<string, PressCell['vertical']>> = {
  top: 'top',
  center: 'horizon',
  bottom: 'bottom',
}
/** Of a table that says nothing of them. */
const USUAL_MARGINS: Sides<number> = { top: 0, right: 5.4, bottom: 0, left: 5.4 }

/** What stands in cells is read by whoever reads the paper. */
export type CellReading = { looks: Looks; blocks(nodes: readonly Node[]): PressBlock[] }

export function readWordTable(table: Node, reading: CellReading): PressTable {
  const properties = childOf(table, 'w:tblPr')
  const frame = childOf(properties, 'w:tblBorders')
  const lines = linesOf(frame)
  const margins = sides((side) => marginOf(properties, 'w:tblCellMar', side) ?? USUAL_MARGINS[side])
  const rows = childrenOf(table, 'w:tr')
  const spans = rowSpans(rows)
  const columns = childrenOf(childOf(table, 'w:tblGrid'), 'w:gridCol').map(
    (column) => pointsOf(column, 'w:w') ?? 0,
  )
  const read = rows
    .map((row) => readRow(row, { reading, lines, margins, spans }))
    .map((row) => ({ ...row, whole: row.whole && fitsOnPage(row, columns, reading.looks.used) }))
  return {
    kind: 'table',
    ruled: read.some(({ head }) => head),
    columns,
    whole: isShort(read, columns, reading.looks.used),
    keepNext: (read.at(-1)?.cells ?? []).some((cell) => keepsNext(cell, reading)),
    rows: read,
  }
}

type Setting = {
  reading: CellReading
  lines: Sides<number>
  margins: Sides<number>
  spans: ReadonlyMap<Node, number>
}

function readRow(row: Node, setting: Setting): PressRow {
  const properties = childOf(row, 'w:trPr')
  const height = pointsOf(childOf(properties, 'w:trHeight'), 'w:val') ?? 0
  return {
    head: saysYes(properties, 'w:tblHeader') ?? false,
    whole: saysYes(properties, 'w:cantSplit') ?? false,
    cells: childrenOf(row, 'w:tc').flatMap((cell) => {
      const rows = setting.spans.get(cell)
      return rows === undefined ? [] : [readCell(cell, { rows, height }, setting)]
    }),
  }
}

function readCell(
  cell: Node,
  { rows, height }: Pick<PressCell, 'rows' | 'height'>,
  { reading, lines, margins }: Setting,
): PressCell {
  const properties = childOf(cell, 'w:tcPr')
  const own = sides((side) => marginOf(properties, 'w:tcMar', side) ?? margins[side])
  const frame = childOf(properties, 'w:tcBorders')
  const blocks = reading.blocks(cell.children)
  return {
    columns: Number(attributeOf(childOf(properties, 'w:gridSpan')) ?? 1),
    rows,
    margins: own,
    lines: sides((side) => lineOf(frame, side) ?? lines[side]),
    vertical: VERTICALS[attributeOf(childOf(properties, 'w:vAlign')) ?? ''] ?? 'top',
    height: Math.max(0, height - own.top - own.bottom),
    empty: blocks.every((block) => block.kind === 'paragraph' && block.runs.length === 0),
    blocks,
  }
}

/** How many rows a cell goes down; cells that it covers are not in it. */
function rowSpans(rows: readonly Node[]): Map<Node, number> {
  const spans = new Map<Node, number>()
  const open = new Map<number, Node>()
  for (const row of rows) {
    let column = 0
    for (const cell of childrenOf(row, 'w:tc')) {
      const properties = childOf(cell, 'w:tcPr')
      const merge = childOf(properties, 'w:vMerge')
      const above = open.get(column)
      if (merge !== null && attributeOf(merge) !== 'restart' && above !== undefined) {
        spans.set(above, (spans.get(above) ?? 1) + 1)
      } else {
        spans.set(cell, 1)
        if (merge === null) open.delete(column)
        else open.set(column, cell)
      }
      column += Number(attributeOf(childOf(properties, 'w:gridSpan')) ?? 1)
    }
  }
  return spans
}

function keepsNext({ blocks }: PressCell, { looks }: CellReading): boolean {
  return blocks.some(
    (block: PressBlock) => block.kind === 'paragraph' && looks.used[block.look]?.keepNext === true,
  )
}

function sides<Value>(of: (side: (typeof SIDES)[number]) => Value): Sides<Value> {
  return { top: of('top'), right: of('right'), bottom: of('bottom'), left: of('left') }
}

function marginOf(properties: Node | null, name: string, side: string): number | null {
  return pointsOf(childOf(childOf(properties, name), `w:${side}`), 'w:w')
}

/** The inner lines of a table are those of its cells. */
function linesOf(frame: Node | null): Sides<number> {
  const across = lineOf(frame, 'insideH') ?? 0
  const down = lineOf(frame, 'insideV') ?? 0
  return { top: across, right: down, bottom: across, left: down }
}

function lineOf(frame: Node | null, side: string): number | null {
  const line = childOf(frame, `w:${side}`)
  if (line === null) return null
  return ['none', 'nil'].includes(attributeOf(line) ?? 'none')
    ? 0
    : Number(attributeOf(line, 'w:sz') ?? 0) / EIGHTHS
}
