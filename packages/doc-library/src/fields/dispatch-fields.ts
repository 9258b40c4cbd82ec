import type { DictionaryField } from '@ot/doc-engine'
import { shortDate } from '@ot/text'
import { boundName } from './bound-name.ts'
import type { DispatchFacts, DispatchPaperReader, SentPaper } from './facts.ts'
import { type FieldReader, givenText } from './field-reader.ts'
import { READER_LIST, SENT_LIST } from './list-names.ts'
import { recordList, recordRows } from './record-list.ts'

const SENT_FIELDS: readonly FieldReader<SentPaper>[] = [
  { path: 'название', label: 'Название документа', read: ({ name }) => givenText(name) },
  { path: 'номер_документа', label: 'Номер документа', read: ({ number }) => givenText(number) },
  { path: 'дата', label: 'Дата документа', read: ({ date }) => shortDate(date) },
]

/** What is not there leaves its cell empty: the signature and the date are written in by hand. */
const READER_FIELDS: readonly FieldReader<DispatchPaperReader>[] = [
  { path: 'фио', label: 'Фамилия, имя, отчество', read: ({ fullName }) => givenText(boundName(fullName)) },
  { path: 'должность', label: 'Профессия (должность)', read: ({ position }) => position ?? '' },
  { path: 'отметка', label: 'Отметка об ознакомлении', read: ({ mark }) => mark },
  {
    path: 'дата_подписи',
    label: 'Дата подписи на бумаге',
    read: ({ signedOn }) => (signedOn === null ? '' : shortDate(signedOn)),
  },
]

const BLANK_PAPERS = 1
const BLANK_READERS = 5

export const DISPATCH_LISTS: readonly DictionaryField[] = [
  recordList(SENT_LIST, 'Отправленные документы', SENT_FIELDS, BLANK_PAPERS),
  recordList(READER_LIST, 'Кому отправлены документы', READER_FIELDS, BLANK_READERS),
]

export const NOTHING_SENT: DispatchFacts = { papers: [], readers: [] }

export function dispatchValues({ papers, readers }: DispatchFacts) {
  return new Map([
    [SENT_LIST, recordRows(papers, SENT_FIELDS)],
    [READER_LIST, recordRows(readers, READER_FIELDS)],
  ])
}
