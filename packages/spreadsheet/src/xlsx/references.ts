import { damagedFile } from '../table/errors.ts'

/** Rows from 1, columns from 0, both ends included. */
export type Area = { top: number; left: number; bottom: number; right: number }

const LETTERS = 26

/** «AB12» → 27 */
export function parseColumn(reference: string): number {
  const letters = /^[A-Z]{1,3}(?=\d+$)/.exec(reference)?.[0]
  if (letters === undefined) throw damagedFile()
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1
}

/** «B2:D3» */
export function parseArea(reference: string): Area {
  const [from = '', to = from] = reference.split(':')
  return { top: parseRow(from), left: parseColumn(from), bottom: parseRow(to), right: parseColumn(to) }
}

function parseRow(reference: string): number {
  return Number(/\d+$/.exec(reference)?.[0])
}
