import type { FileChild } from 'docx'
import { ACQUAINTANCE_LIST } from '../fields/list-names.ts'
import { sheetTable } from './sheet-table.ts'
import { paragraph } from './text.ts'

const ROW_HEIGHT_MM = 8

/** The people named by the paper, or empty rows; each signs for having read it. */
export function acquaintanceSheet(caption: string, textWidth: number): FileChild[] {
  const row = [
    `{#${ACQUAINTANCE_LIST}}{номер}`,
    '{фио.именительный}',
    '{должность}',
    '',
    `{/${ACQUAINTANCE_LIST}}`,
  ]
  const table = {
    header: ['№', 'Фамилия, имя, отчество', 'Должность', 'Подпись', 'Дата'],
    widths: [6, 34, 28, 16, 16],
    rows: [row],
    blankRows: 0,
  }
  return [paragraph('caption', caption), sheetTable(table, textWidth, caption, ROW_HEIGHT_MM)]
}
