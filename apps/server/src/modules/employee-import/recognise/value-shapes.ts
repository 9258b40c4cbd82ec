import {
  type EmployeeFieldKind,
  type ImportField,
  isRussianPhone,
  isSnils,
  kindOfColumn,
  normalisePhone,
  normaliseSnils,
} from '@ot/domain'
import type { Cell } from '@ot/spreadsheet'
import { cellText } from '../values/cell-text.ts'
import { parseDate } from '../values/parse-date.ts'
import { parseEmployment } from '../values/parse-employment.ts'
import { isFullName } from '../values/parse-person.ts'
import { parseSex } from '../values/parse-sex.ts'

const SAMPLE = 40
const FAR_FUTURE = '2100-12-31'

type Shape = (cell: Cell, text: string) => boolean

/** Which days they are does not matter here. */
const isDate: Shape = (cell) => parseDate(cell, { latest: FAR_FUTURE, from1904: false }) !== null
const isPhone: Shape = (_cell, text) => isRussianPhone(normalisePhone(text))
const isEmail: Shape = (_cell, text) => /^\S+@\S+\.\S+$/.test(text)
const isWord: Shape = (_cell, text) => /\p{L}/u.test(text)

/** What values of a kind look like; absent: any text may be one. */
const SHAPES: Partial<Record<EmployeeFieldKind, Shape>> = {
  name: isWord,
  department: isWord,
  position: isWord,
  sex: (_cell, text) => parseSex(text) !== null,
  employment: (_cell, text) => parseEmployment(text) !== null,
  day: isDate,
  snils: (_cell, text) => /\d{3}/.test(text),
  phone: (_cell, text) => /\d{5}/.test(text.replace(/\D/g, '')),
  email: isEmail,
}

/** Values that give their field away under any header. */
const UNMISTAKABLE: readonly (readonly [ImportField, Shape])[] = [
  ['snils', (_cell, text) => isSnils(normaliseSnils(text))],
  ['fullName', (_cell, text) => isFullName(text)],
  ['email', isEmail],
  ['personalPhone', isPhone],
]

const MOST = 0.6

/** «Дата приёма» over orders and not dates is better left out than wrong in every row. */
const EVIDENCE = 5
const BELIEVED = 0.3

function filledOf(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter((cell) => cellText(cell) !== null).slice(0, SAMPLE)
}

function share(cells: readonly Cell[], shape: Shape): number | null {
  const filled = filledOf(cells)
  if (filled.length === 0) return null
  return filled.filter((cell) => shape(cell, cellText(cell) ?? '')).length / filled.length
}

/** From 0 to 1: how far the values look like the field; an empty column contradicts nothing. */
export function likenessToField(field: ImportField, cells: readonly Cell[]): number {
  const shape = SHAPES[kindOfColumn(field)]
  return shape === undefined ? 1 : (share(cells, shape) ?? 1)
}

/** So many values are no accident: their column is about something else than its header says. */
export function contradictsField(field: ImportField, cells: readonly Cell[]): boolean {
  return filledOf(cells).length >= EVIDENCE && likenessToField(field, cells) < BELIEVED
}

export function isRowEmpty(cells: readonly Cell[]): boolean {
  return cells.every((cell) => cellText(cell) === null)
}

export function fieldOfValues(cells: readonly Cell[]): ImportField | null {
  return UNMISTAKABLE.find(([, shape]) => (share(cells, shape) ?? 0) >= MOST)?.[0] ?? null
}
