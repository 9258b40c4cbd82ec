import { IMPORT_FIELD_LABELS, type ImportField } from '@ot/domain'
import { POSITIONS } from '@ot/reference'
import { type SheetToWrite, writeWorkbook } from '@ot/spreadsheet'
import type { FileAnswer } from '../../http/register-route.ts'
import { SHEET_FIELDS, staffSheet } from './staff-sheet.ts'

const HOW_TO_FILL: Readonly<Record<ImportField, string>> = {
  fullName: 'Можно вместо трёх столбцов: «Фамилия Имя Отчество».',
  lastName: 'Обязательно. Как в паспорте; «ё» сохраняется.',
  firstName: 'Обязательно, полностью, без инициалов.',
  fatherName: 'Обязательно, полностью, без инициалов.',
  department: 'Обязательно. Отдел, которого ещё нет, будет создан.',
  position: 'Обязательно. Название с листа «Должности»; другое название предложим сопоставить при загрузке.',
  positionStaff: 'Если в штатном расписании должность называется иначе, чем в справочнике.',
  sex: '«м» или «ж». Можно оставить пустым: определим по отчеству и имени.',
  birthDate: 'Обязательно, ДД.ММ.ГГГГ.',
  hireDate: 'Обязательно, ДД.ММ.ГГГГ.',
  dismissedOn: 'Только для уволенных, ДД.ММ.ГГГГ.',
  snils: '000-000-000 00 или 11 цифр подряд. По СНИЛС находим работника при повторной загрузке.',
  personalPhone: 'Один номер, 10 или 11 цифр.',
  workMobilePhone: 'Один номер, 10 или 11 цифр.',
  workPhone: 'Один номер с кодом города.',
  internalPhone: 'До 10 знаков.',
  email: 'Один адрес.',
  workEmail: 'Один адрес.',
}

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
  return {
    name: 'Как заполнять',
    widths: [36, 90],
    frozenRows: 1,
    rows: [
      ['Столбец', 'Что писать'].map((cell) => ({ cell, style: 'header' })),
      ...SHEET_FIELDS.map((field) => [
        IMPORT_FIELD_LABELS[field],
        { cell: HOW_TO_FILL[field], style: 'wrapped' as const },
      ]),
      [IMPORT_FIELD_LABELS.fullName, { cell: HOW_TO_FILL.fullName, style: 'wrapped' }],
      [],
      ...GENERAL.map((line) => [null, { cell: line, style: 'wrapped' as const }]),
    ],
  }
}

function positionList(): SheetToWrite {
  const { compare } = new Intl.Collator('ru')
  return {
    name: 'Должности',
    widths: [80],
    frozenRows: 1,
    rows: [
      [{ cell: 'Должность по справочнику', style: 'header' }],
      ...POSITIONS.map(({ name }) => name)
        .toSorted(compare)
        .map((name) => [name]),
    ],
  }
}
