import type { Field } from '@ot/doc-engine'
import type { PackagedPaper, PackageFacts } from './facts.ts'
import { type FieldReader, givenText } from './field-reader.ts'
import { PACKAGE_LIST } from './list-names.ts'
import { listOf, rowsOf } from './record-list.ts'

const PAPER_FIELDS: readonly FieldReader<PackagedPaper>[] = [
  { path: 'раздел', label: 'Раздел библиотеки', read: ({ group }) => givenText(group) },
  { path: 'название', label: 'Название документа', read: ({ name }) => givenText(name) },
  { path: 'экземпляров', label: 'Сколько документов', read: ({ copies }) => String(copies) },
  { path: 'зачем', label: 'Почему нужен организации', read: ({ reason }) => reason },
]

const BLANK_PAPERS = 5

export const PACKAGE_LISTS: readonly Field[] = [
  listOf(PACKAGE_LIST, 'Документы комплекта', PAPER_FIELDS, BLANK_PAPERS),
]

export const EMPTY_PACKAGE: PackageFacts = { papers: [] }

export function packageValues({ papers }: PackageFacts) {
  return new Map([[PACKAGE_LIST, rowsOf(papers, PAPER_FIELDS)]])
}
