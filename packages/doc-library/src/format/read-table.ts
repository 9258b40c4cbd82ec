import type { TableBlock } from './block.ts'
import type { SourceLine } from './source-lines.ts'
import { TemplateSourceError } from './template-error.ts'

function cellsOf(line: SourceLine): string[] {
  if (line.text.length < 2 || !line.text.endsWith('|')) {
    throw new TemplateSourceError([
      { ...line.place, message: 'Строка таблицы начинается и кончается чертой |' },
    ])
  }
  return line.text
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}

function readWidths(line: SourceLine, columns: number): number[] {
  const widths = cellsOf(line).map(Number)
  const sum = widths.reduce((total, width) => total + width, 0)
  if (widths.length !== columns || widths.some((width) => !(width > 0)) || sum !== 100) {
    const message = `Вторая строка таблицы — ширины столбцов в процентах: ${columns} чисел, вместе 100`
    throw new TemplateSourceError([{ ...line.place, message }])
  }
  return widths
}

export function readTable(lines: readonly SourceLine[]): TableBlock {
  const [headerLine, widthsLine, ...rowLines] = lines
  if (headerLine === undefined) throw new RangeError('A table has at least one line')
  if (widthsLine === undefined) {
    const message = 'В таблице нужны заголовок, строка ширин и хотя бы одна строка или !пустые'
    throw new TemplateSourceError([{ ...headerLine.place, message }])
  }
  const header = cellsOf(headerLine)
  const widths = readWidths(widthsLine, header.length)
  const rows = rowLines.map((line) => {
    const cells = cellsOf(line)
    if (cells.length !== header.length) {
      const message = `В строке таблицы ${cells.length} ячеек, а в заголовке ${header.length}`
      throw new TemplateSourceError([{ ...line.place, message }])
    }
    return cells
  })
  return { kind: 'table', header, widths, rows, blankRows: 0 }
}
