import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTables } from './read-tables.ts'
import type { Cell, Table } from './table/cells.ts'
import { isFilled } from './table/cells.ts'
import { writeWorkbook } from './write-workbook.ts'

const date = fc
  .integer({ min: 0, max: 73_000 })
  .map((days) => ({ date: new Date(Date.UTC(1900, 2, 1 + days)).toISOString().slice(0, 10) }))
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.stringMatching(/^[=+\-@\t ][а-яА-Я0-9()]{0,10}$/),
  fc.constantFrom('_x000D_', '_x005F_x000D_', 'а\r\nб', ' край ', '<a>&"', '0045', '=1+1', '\t=1'),
)
const cell: fc.Arbitrary<Cell> = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.boolean(),
  date,
  fc.constant(null),
)

/** What a sheet can hold of a text: no characters that XML forbids, one kind of line end. */
function kept(value: Cell): Cell {
  if (typeof value !== 'string') return value
  const text = value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|\p{Cs}|\p{Noncharacter_Code_Point}|\ufffd/gu, '')
  return isFilled(text) ? text : null
}

function expected(name: string, rows: readonly (readonly Cell[])[]): Table {
  const cells = rows.map((row) => row.map(kept))
  return {
    name,
    rows: cells
      .map((row, index) => ({ number: index + 1, cells: row.slice(0, row.findLastIndex(isFilled) + 1) }))
      .filter((row) => row.cells.length > 0),
    from1904: false,
  }
}

describe('запись и чтение .xlsx', () => {
  test('прочитанное равно записанному', async () => {
    const sheet = fc.array(fc.array(cell, { maxLength: 6 }), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.array(sheet, { minLength: 1, maxLength: 3 }), async (sheets) => {
        const named = sheets.map((rows, index) => ({ name: `Лист ${index + 1}`, rows }))
        const file = await writeWorkbook(named.map((one) => ({ ...one, widths: [10], frozenRows: 0 })))
        expect(readTables(file, 'a.xlsx')).toEqual(named.map(({ name, rows }) => expected(name, rows)))
      }),
      { numRuns: 150, seed: 2026 },
    )
  })
})
