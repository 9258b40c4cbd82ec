import type { ImportField } from '@ot/domain'
import type { Cell } from '@ot/spreadsheet'
import { beginningOf } from '@ot/text'
import { cellText } from '../values/cell-text.ts'
import type { FoundHeader, HeaderColumn } from './find-header.ts'
import { contradictsField, fieldOfValues, isRowEmpty, likenessToField } from './value-shapes.ts'

export type RecognisedColumn = HeaderColumn & { samples: string[] }

const SAMPLES = 3
const SAMPLE_LENGTH = 100
const NAME_PARTS: readonly ImportField[] = ['lastName', 'firstName', 'fatherName']

/** What each column carries: by its header, checked against its values; columns without either stay null. */
export function recogniseColumns({ table, last, columns }: FoundHeader): RecognisedColumn[] {
  const below = table.rows.slice(last + 1)
  const width = Math.max(columns.length, ...below.map(({ cells }) => cells.length))
  const all = Array.from({ length: width }, (_, index) => ({
    column: columns[index] ?? { index, header: '', field: null },
    cells: below.map(({ cells }) => cells[index] ?? null),
  })).filter(({ column, cells }) => column.header !== '' || !isRowEmpty(cells))
  const chosen = chooseFields(all)
  return all.map(({ column, cells }) => ({
    ...column,
    field: chosen.get(column.index) ?? null,
    samples: samplesOf(cells),
  }))
}

type Candidate = { column: HeaderColumn; cells: readonly Cell[] }

/** A field is carried by one column: of several that name it, by the one whose values fit best and that is filled. */
function chooseFields(all: readonly Candidate[]): Map<number, ImportField> {
  const chosen = new Map<ImportField, { index: number; fit: number }>()
  function offer(field: ImportField, index: number, fit: number): void {
    const before = chosen.get(field)
    if (before === undefined || fit > before.fit) chosen.set(field, { index, fit })
  }
  for (const { column, cells } of all) {
    if (column.field === null) continue
    if (contradictsField(column.field, cells)) continue
    offer(column.field, column.index, isRowEmpty(cells) ? 0 : likenessToField(column.field, cells))
  }
  for (const { column, cells } of all) {
    const guessed = column.field === null ? fieldOfValues(cells) : null
    if (guessed !== null && !isTold(chosen, guessed)) offer(guessed, column.index, 0)
  }
  forgetContradictions(chosen)
  return new Map([...chosen].map(([field, { index }]) => [index, field]))
}

function isTold(chosen: ReadonlyMap<ImportField, unknown>, field: ImportField): boolean {
  if (field === 'fullName') return chosen.has('fullName') || chosen.has('lastName')
  return chosen.has(field)
}

/** Three columns say a name better than one; the only title of a position is the position. */
function forgetContradictions(chosen: Map<ImportField, { index: number; fit: number }>): void {
  if (NAME_PARTS.every((part) => chosen.has(part))) chosen.delete('fullName')
  if (chosen.has('fullName')) for (const part of NAME_PARTS) chosen.delete(part)
  const staff = chosen.get('positionStaff')
  if (staff !== undefined && !chosen.has('position')) {
    chosen.delete('positionStaff')
    chosen.set('position', staff)
  }
}

function samplesOf(cells: readonly Cell[]): string[] {
  const found = new Set<string>()
  for (const cell of cells) {
    const text = cellText(cell)
    if (text !== null) found.add(beginningOf(text, SAMPLE_LENGTH))
    if (found.size === SAMPLES) break
  }
  return [...found]
}
