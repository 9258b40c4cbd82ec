import { fitColumns } from '@ot/doc-engine'
import {
  BorderStyle,
  convertMillimetersToTwip,
  type FileChild,
  HeightRule,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import type { TableBlock } from '../format/block.ts'
import { narrowestWidth, narrowestWritten } from './column-widths.ts'
import { DescribedTable } from './described-table.ts'
import { type PaperStyle, SMALL_TABLE_SIZE, TABLE_SIZE } from './house-style.ts'
import { paragraph } from './text.ts'

/**
 * `staysWithNext`: a signature follows, and a page must not begin with it alone.
 * `isCard`: of a card, where the first row may hold facts as the others do.
 * `isTight`: the smallest type, and rows as high as their words.
 */
type SheetTable = Omit<TableBlock, 'kind'> & {
  staysWithNext?: boolean
  isCard?: boolean
  isTight?: boolean
}

const ROW_HEIGHT_MM = 6
/** Room for handwriting. */
const BLANK_ROW_HEIGHT_MM = 8
const TIGHT_ROW_HEIGHT_MM = 4
const CELL_MARGINS = { left: 85, right: 85, top: 28, bottom: 28, marginUnitType: WidthType.DXA }
const LINE = { style: BorderStyle.SINGLE, size: 4, color: '000000' }
/** So many columns hardly fit a sheet in the ordinary type: then what the tags bring counts too. */
const MANY_COLUMNS = 11
const NUMBER_COLUMN = /^№( п\/п)?$/
/** Figures, a dash for «none» and the letters of a matrix read best in the middle of their cell. */
const SIGNS = /^(\*\*)?(\d+([.,–-]\d+)*|—|[А-ЯЁ](, [А-ЯЁ])*)(\*\*)?$/

function cellStyle(text: string, columnTitle: string, isSmall: boolean): PaperStyle {
  if (isSmall) return SIGNS.test(text) ? 'smallHead' : 'smallCell'
  return NUMBER_COLUMN.test(columnTitle) || SIGNS.test(text) ? 'cellCentered' : 'cell'
}

const CELL_SIDES = 170
const TWIPS = 20

type Sizes = { widths: number[]; isSmall: boolean }

/** In twips, cell margins included. */
function narrowestColumns({ header, rows }: SheetTable, size: number, narrowest = narrowestWidth): number[] {
  return header.map((_, column) => {
    const texts = [header, ...rows].map((row) => row[column] ?? '')
    return Math.max(...texts.map((text) => narrowest(text, size))) * TWIPS + CELL_SIDES
  })
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0)
}

/** A table of so many columns that words would be torn is set in smaller type. */
function sizesOf(sheet: SheetTable, textWidth: number): Sizes {
  const narrowest = narrowestColumns(sheet, TABLE_SIZE)
  const written = narrowestColumns(sheet, TABLE_SIZE, narrowestWritten)
  const isSmall =
    sheet.isTight === true || sumOf(sheet.header.length >= MANY_COLUMNS ? narrowest : written) > textWidth
  const fitting = isSmall ? narrowestColumns(sheet, SMALL_TABLE_SIZE) : narrowest
  const asked = sheet.widths.map((percent) => (textWidth * percent) / 100)
  return { widths: fitColumns(asked, fitting), isSmall }
}

function cell(
  text: string,
  style: PaperStyle,
  width: number,
  vertical: 'top' | 'center',
  keepNext = false,
): TableCell {
  return new TableCell({
    children: [paragraph(style, text, keepNext ? { keepNext } : {})],
    width: { size: width, type: WidthType.DXA },
    margins: CELL_MARGINS,
    verticalAlign: vertical === 'top' ? VerticalAlignTable.TOP : VerticalAlignTable.CENTER,
  })
}

/** Widths of a table without tags are computed for good; with them Word widens a column for a word longer than foreseen. */
function isKnown({ header, rows }: SheetTable): boolean {
  return ![header, ...rows].flat().some((text) => text.includes('{'))
}

/** «Фамилия, имя, отчество | {работник.фио}»: what stands beside a fact names it, and no column. */
function beginsWithFacts({ header, isCard }: SheetTable): boolean {
  return isCard === true && header.some((text) => text.startsWith('{'))
}

/** A row of everybody in a list would keep all of them, the whole table, together. */
function isRepeated(row: readonly string[] | undefined): boolean {
  return row?.some((text) => text.includes('{#')) ?? false
}

function atLeast(millimetres: number) {
  return { value: convertMillimetersToTwip(millimetres), rule: HeightRule.ATLEAST }
}

/** A ruled table: its head repeats on every page, its rows do not split. */
export function sheetTable(
  sheet: SheetTable,
  textWidth: number,
  caption: string,
  rowHeightMm = ROW_HEIGHT_MM,
): FileChild {
  const { header, rows } = sheet
  const { widths: columns, isSmall } = sizesOf(sheet, textWidth)
  const height = atLeast(sheet.isTight ? TIGHT_ROW_HEIGHT_MM : rowHeightMm)
  const headStyle = isSmall ? 'smallHead' : 'tableHead'
  const isFacts = beginsWithFacts(sheet)
  const head = header.map((text, index) =>
    isFacts
      ? cell(text, cellStyle(text, '', isSmall), columns[index] ?? 0, 'top', true)
      : cell(text, headStyle, columns[index] ?? 0, 'center', true),
  )
  const lastRow = rows.length + sheet.blankRows - 1
  const isKept = (row: number) => sheet.staysWithNext === true && row === lastRow && !isRepeated(rows[row])
  const bodyRows = rows.map(
    (row, place) =>
      new TableRow({
        cantSplit: true,
        height,
        children: row.map((text, index) =>
          cell(
            text,
            cellStyle(text, header[index] ?? '', isSmall),
            columns[index] ?? 0,
            'top',
            isKept(place),
          ),
        ),
      }),
  )
  const blankRows = Array.from(
    { length: sheet.blankRows },
    (_, place) =>
      new TableRow({
        cantSplit: true,
        height: atLeast(Math.max(rowHeightMm, BLANK_ROW_HEIGHT_MM)),
        children: columns.map((width) => cell('', 'cell', width, 'top', isKept(rows.length + place))),
      }),
  )
  return new DescribedTable(
    {
      layout: isKnown(sheet) ? TableLayoutType.FIXED : TableLayoutType.AUTOFIT,
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: columns,
      borders: {
        top: LINE,
        bottom: LINE,
        left: LINE,
        right: LINE,
        insideHorizontal: LINE,
        insideVertical: LINE,
      },
      rows: [
        new TableRow({ tableHeader: true, cantSplit: true, height, children: head }),
        ...bodyRows,
        ...blankRows,
      ],
    },
    { caption, description: `Столбцы: ${header.join('; ')}` },
  )
}
