import type { SheetToWrite } from '@ot/spreadsheet'

type Guide = { columns: readonly (readonly [label: string, howToFill: string])[]; general: readonly string[] }

/** The sheet of a table to fill in that says what each column takes. */
export function howToFillSheet({ columns, general }: Guide): SheetToWrite {
  return {
    name: 'Как заполнять',
    widths: [36, 90],
    frozenRows: 1,
    rows: [
      ['Столбец', 'Что писать'].map((cell) => ({ cell, style: 'header' })),
      ...columns.map(([label, cell]) => [label, { cell, style: 'wrapped' as const }]),
      [],
      ...general.map((cell) => [null, { cell, style: 'wrapped' as const }]),
    ],
  }
}
