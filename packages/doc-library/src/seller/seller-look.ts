import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  type IStylesOptions,
  type ITableCellBorders,
  LineRuleType,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'

const mm = convertMillimetersToTwip
const points = (size: number) => size * 20
const halfPoints = (size: number) => size * 2

/** Office papers for a bookkeeper: a plain face, small type, the whole on one sheet. */
const FONT = 'Arial'
const LEFT_MM = 20
const RIGHT_MM = 10
const EDGE_MM = 12
export const SHEET_MM = 210 - LEFT_MM - RIGHT_MM

export const SELLER_PAGE = {
  size: { width: mm(210), height: mm(297), orientation: PageOrientation.PORTRAIT },
  margin: { left: mm(LEFT_MM), right: mm(RIGHT_MM), top: mm(EDGE_MM), bottom: mm(EDGE_MM) },
}

const STYLES = {
  text: { size: 9.5, before: 2, after: 2 },
  cell: { size: 9, before: 1, after: 1 },
  caption: { size: 7.5, before: 0, after: 1 },
  title: { size: 14, before: 14, after: 8 },
  note: { size: 8.5, before: 0, after: 6 },
} as const
type SellerStyle = keyof typeof STYLES

export const SELLER_STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: FONT, size: halfPoints(STYLES.text.size), language: { value: 'ru-RU' } },
      paragraph: { spacing: { before: 0, after: 0, line: 240, lineRule: LineRuleType.AUTO } },
    },
  },
  paragraphStyles: Object.entries(STYLES).map(([name, { size, before, after }]) => ({
    id: `Seller-${name}`,
    name: `ОТ Счёт: ${name}`,
    basedOn: 'Normal',
    run: { size: halfPoints(size), bold: name === 'title' },
    paragraph: { spacing: { before: points(before), after: points(after) } },
  })),
}

type Align = 'left' | 'center' | 'right'
type Look = { style?: SellerStyle; bold?: boolean; align?: Align }

export function textLine(
  text: string,
  { style = 'text', bold = false, align = 'left' }: Look = {},
): Paragraph {
  return new Paragraph({
    style: `Seller-${style}`,
    alignment: AlignmentType[align === 'left' ? 'LEFT' : align === 'right' ? 'RIGHT' : 'CENTER'],
    children: [new TextRun({ text, bold: bold || style === 'title' })],
  })
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const RULE = { style: BorderStyle.SINGLE, size: 4, color: '000000' }
const THICK = { style: BorderStyle.SINGLE, size: 12, color: '000000' }
const FRAMES = {
  none: { top: NONE, bottom: NONE, left: NONE, right: NONE },
  box: { top: RULE, bottom: RULE, left: RULE, right: RULE },
  under: { top: NONE, bottom: RULE, left: NONE, right: NONE },
  thickUnder: { top: NONE, bottom: THICK, left: NONE, right: NONE },
} satisfies Record<string, ITableCellBorders>

export type LaidCell = {
  children: Paragraph[]
  frame?: keyof typeof FRAMES
  columns?: number
  rows?: number
  vertical?: 'top' | 'bottom'
}

const MARGINS = { left: 70, right: 70, top: 20, bottom: 20, marginUnitType: WidthType.DXA }

/** Columns in millimetres; a cell that spans several takes their width together. */
export function gridTable(columnsMm: readonly number[], rows: readonly (readonly LaidCell[])[]): Table {
  const widths = columnsMm.map((width) => mm(width))
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    borders: { ...FRAMES.none, insideHorizontal: NONE, insideVertical: NONE },
    rows: rows.map((cells) => new TableRow({ cantSplit: true, children: cells.map(tableCell) })),
  })
}

function tableCell({
  children,
  frame = 'none',
  columns = 1,
  rows = 1,
  vertical = 'top',
}: LaidCell): TableCell {
  return new TableCell({
    children,
    columnSpan: columns,
    rowSpan: rows,
    margins: MARGINS,
    borders: FRAMES[frame],
    verticalAlign: vertical === 'top' ? VerticalAlignTable.TOP : VerticalAlignTable.BOTTOM,
  })
}
