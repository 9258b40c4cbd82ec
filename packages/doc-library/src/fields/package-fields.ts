import type { DictionaryField, Value } from '@ot/doc-engine'
import type { LeftOutPaper, PackagedPaper, PackageFacts } from './facts.ts'
import { type FieldReader, givenText } from './field-reader.ts'
import { LEFT_OUT_COUNT, LEFT_OUT_LIST, PACKAGE_LIST } from './list-names.ts'
import { recordList, recordRows } from './record-list.ts'

const PAPER_FIELDS: readonly FieldReader<PackagedPaper>[] = [
  { path: 'раздел', label: 'Раздел библиотеки', read: ({ group }) => givenText(group) },
  { path: 'название', label: 'Название документа', read: ({ name }) => givenText(name) },
  { path: 'экземпляров', label: 'Сколько документов', read: ({ copies }) => String(copies) },
  { path: 'зачем', label: 'Почему нужен организации', read: ({ reason }) => reason },
]

const LEFT_OUT_FIELDS: readonly FieldReader<LeftOutPaper>[] = [
  { path: 'название', label: 'Название документа', read: ({ name }) => givenText(name) },
  { path: 'почему', label: 'Почему его нет в комплекте', read: ({ reason }) => reason },
]

const BLANK_PAPERS = 5

export const PACKAGE_LISTS: readonly DictionaryField[] = [
  recordList(PACKAGE_LIST, 'Документы комплекта', PAPER_FIELDS, BLANK_PAPERS),
  { kind: 'value', path: LEFT_OUT_COUNT, label: 'Сколько документов не вошло в комплект' },
  recordList(LEFT_OUT_LIST, 'Не вошли в комплект', LEFT_OUT_FIELDS, 0),
]

export const EMPTY_PACKAGE: PackageFacts = { papers: [], leftOut: [] }

export function packageValues({ papers, leftOut }: PackageFacts): Map<string, Value> {
  return new Map<string, Value>([
    [PACKAGE_LIST, recordRows(papers, PAPER_FIELDS)],
    [LEFT_OUT_COUNT, leftOut.length === 0 ? null : String(leftOut.length)],
    [LEFT_OUT_LIST, recordRows(leftOut, LEFT_OUT_FIELDS)],
  ])
}
