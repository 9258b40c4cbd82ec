import { THING_FIELDS, THING_KIND_LABELS, THING_KINDS } from '@ot/domain'
import { type SheetToWrite, writeWorkbook } from '@ot/spreadsheet'
import type { FileAnswer } from '../../http/register-route.ts'
import { howToFillSheet } from '../employee-import/index.ts'
import type { ThingColumn } from './things-header.ts'

/** In the order of the table, each with its width and what to write in it. */
const COLUMNS: readonly (readonly [ThingColumn, number, string])[] = [
  [
    'name',
    44,
    'Обязательно. Как называете между собой или по паспорту: «Токарный станок 16К20», «Стремянка 2 м»',
  ],
  ['kind', 32, 'Слова с листа «Виды». Можно не писать, если вид понятен из наименования'],
  ['inventoryNumber', 18, 'По нему узнаём запись при повторной загрузке: строка с тем же номером её изменит'],
  ['placeId', 28, 'Здание, цех, комната. Места, которого ещё нет, добавим'],
  ['responsibleId', 34, 'Фамилия, имя, отчество работника из списка'],
  ['inspectedOn', 18, 'День последнего осмотра, испытания или проверки: 05.10.2026'],
  ['periodMonths', 18, 'Число. Если не указано, подставим обычное для этого вида с основанием'],
  ['note', 40, 'Что ещё важно'],
]
const GENERAL = [
  'Одна строка — одна вещь. Столбцы можно переставлять, необязательные — удалять.',
  'Пустая ячейка не стирает того, что уже записано.',
  'Перед записью покажем, что добавится и изменится; пока в файле есть ошибки, ничего не записывается.',
]

/** A table that the import recognises whole: its headers are the names of the fields. */
export async function thingsTemplate(): Promise<FileAnswer> {
  return {
    fileName: 'Оборудование — шаблон.xlsx',
    content: await writeWorkbook([emptyList(), instructions(), kinds()]),
  }
}

function emptyList(): SheetToWrite {
  return {
    name: 'Оборудование',
    widths: COLUMNS.map(([, width]) => width),
    frozenRows: 1,
    rows: [COLUMNS.map(([column]) => ({ cell: THING_FIELDS[column].label, style: 'header' }))],
  }
}

function instructions(): SheetToWrite {
  return howToFillSheet({
    columns: COLUMNS.map(([column, , how]) => [THING_FIELDS[column].label, how]),
    general: GENERAL,
  })
}

function kinds(): SheetToWrite {
  return {
    name: 'Виды',
    widths: [44],
    frozenRows: 1,
    rows: [
      [{ cell: THING_FIELDS.kind.label, style: 'header' }],
      ...THING_KINDS.map((kind) => [THING_KIND_LABELS[kind]]),
    ],
  }
}
