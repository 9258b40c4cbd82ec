import { lineSection, PLACE_AMONG_PRINTED } from '../fields/chosen-lines.ts'
import type { TableBlock } from '../format/block.ts'
import { listOfRows } from '../format/chosen-lines.ts'

/** Rows that a question may leave out: each in a section of its own, numbered anew by those that are printed. */
export function chosenRows({ rows, choice }: Pick<TableBlock, 'rows' | 'choice'>): TableBlock['rows'] {
  // Records that are left out are not in the list.
  if (choice === undefined || listOfRows({ rows }) !== null) return rows
  return rows.map((row) => {
    const section = lineSection(choice, Number(row[0]))
    return row.map((text, column) => {
      const opened = column === 0 ? `{#${section}}{${PLACE_AMONG_PRINTED}}` : text
      return column === row.length - 1 ? `${opened}{/${section}}` : opened
    })
  })
}
