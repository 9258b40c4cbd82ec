import { IMPORT_COLUMNS, IMPORT_FIELD_LABELS, SHEET_COLUMNS } from '@ot/domain'
import { POSITIONS } from '@ot/reference'
import { type SheetToWrite, writeWorkbook } from '@ot/spreadsheet'
import { compareNames } from '@ot/text'
import type { FileAnswer } from '../../http/register-route.ts'
import { howToFillSheet } from './how-to-fill.ts'
import { staffSheet } from './staff-sheet.ts'

const GENERAL = [
  'Один работник — одна строка. Столбцы можно переставлять и удалять необязательные.',
  'Пустая ячейка не стирает того, что уже записано.',
  'Повторная загрузка того же файла ничего не меняет.',
  'Перед записью покажем, что будет добавлено и изменено; пока в файле есть ошибки, ничего не записывается.',
]

export async function importTemplate(): Promise<FileAnswer> {
  return {
    fileName: 'Работники — шаблон.xlsx',
    content: await writeWorkbook([staffSheet([]), instructions(), positionList()]),
  }
}

function instructions(): SheetToWrite {
  return howToFillSheet({
    columns: [...SHEET_COLUMNS, 'fullName' as const].map((field) => [
      IMPORT_FIELD_LABELS[field],
      IMPORT_COLUMNS[field].howToFill,
    ]),
    general: GENERAL,
  })
}

function positionList(): SheetToWrite {
  return {
    name: 'Должности',
    widths: [80],
    frozenRows: 1,
    rows: [
      [{ cell: IMPORT_FIELD_LABELS.position, style: 'header' }],
      ...POSITIONS.map(({ name }) => name)
        .toSorted(compareNames)
        .map((name) => [name]),
    ],
  }
}
