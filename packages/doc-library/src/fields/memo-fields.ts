import type { DictionaryField } from '@ot/doc-engine'
import { declineFullName, declinePosition, declineShortName, parseFullName } from '@ot/grammar'
import { shortDate, upperFirst } from '@ot/text'
import { boundName } from './bound-name.ts'
import type { MemoFacts, MemoPaperLine } from './facts.ts'
import { type FieldReader, givenText } from './field-reader.ts'
import { MEMO_HEAD, MEMO_LIST } from './list-names.ts'
import { recordList, recordRows } from './record-list.ts'

const HEAD_FIELDS: readonly FieldReader<MemoFacts>[] = [
  {
    path: `${MEMO_HEAD}.должность`,
    label: 'Должность адресата заявки, дательный падеж',
    read: ({ recipientPosition }) => {
      const position = givenText(recipientPosition)
      return position === null ? null : upperFirst(declinePosition(position, 'dative'))
    },
  },
  {
    path: `${MEMO_HEAD}.кому`,
    label: 'Адресат заявки, дательный падеж',
    read: ({ recipient }) => inCase(recipient, (name) => declineFullName(name, 'dative')),
  },
  {
    path: `${MEMO_HEAD}.от`,
    label: 'Составитель заявки, родительный падеж',
    read: ({ author }) => inCase(author, (name) => declineFullName(name, 'genitive')),
  },
  {
    path: `${MEMO_HEAD}.составитель`,
    label: 'Инициалы и фамилия составителя заявки',
    read: ({ author }) => inCase(author, (name) => declineShortName(name, 'nominative')),
  },
  { path: `${MEMO_HEAD}.примечание`, label: 'Примечание к заявке', read: ({ note }) => givenText(note) },
]

function inCase(
  text: string | null,
  decline: (name: ReturnType<typeof parseFullName>) => string,
): string | null {
  const name = givenText(text)
  return name === null ? null : decline(parseFullName(name))
}

const dated = (date: string | null) => (date === null ? '' : shortDate(date))

/** What a line does not have leaves its cell empty. */
const LINE_FIELDS: readonly FieldReader<MemoPaperLine>[] = [
  { path: 'фио', label: 'Фамилия, имя, отчество', read: ({ fullName }) => givenText(boundName(fullName)) },
  { path: 'должность', label: 'Профессия (должность)', read: ({ position }) => givenText(position) },
  { path: 'отдел', label: 'Подразделение', read: ({ department }) => givenText(department) },
  { path: 'наименование', label: 'О чём заявка', read: ({ name }) => givenText(name) },
  { path: 'периодичность', label: 'Периодичность', read: ({ periodicity }) => periodicity ?? '' },
  { path: 'прошлая_дата', label: 'Когда проведено', read: ({ date }) => dated(date) },
  { path: 'срок', label: 'Срок', read: ({ deadline }) => dated(deadline) },
  { path: 'исполнено', label: 'Когда исполнено', read: ({ completionDate }) => dated(completionDate) },
  { path: 'пункт', label: 'Пункт приказа № 29н', read: ({ factorNumber }) => factorNumber ?? '' },
  { path: 'вид', label: 'Выдача или возврат', read: ({ eventType }) => eventType ?? '' },
  { path: 'количество', label: 'Количество с единицей', read: ({ quantity }) => quantity ?? '' },
  { path: 'было', label: 'Прежний класс или уровень', read: ({ assessed }) => assessed ?? '' },
  { path: 'итог', label: 'Итоговый класс или уровень', read: ({ found }) => found ?? '' },
]

const BLANK_LINES = 5

export const MEMO_FIELDS: readonly DictionaryField[] = [
  ...HEAD_FIELDS.map(({ path, label }): DictionaryField => ({ kind: 'value', path, label })),
  recordList(MEMO_LIST, 'Работники в заявке', LINE_FIELDS, BLANK_LINES),
]

export const NO_MEMO: MemoFacts = {
  recipient: null,
  recipientPosition: null,
  author: null,
  note: null,
  lines: [],
}

export function memoValues(memo: MemoFacts) {
  return new Map<string, string | null | ReturnType<typeof recordRows>>([
    ...HEAD_FIELDS.map(({ path, read }) => [path, read(memo)] as const),
    [MEMO_LIST, recordRows(memo.lines, LINE_FIELDS)],
  ])
}
