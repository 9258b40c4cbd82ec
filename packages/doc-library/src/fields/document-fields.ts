import { NORMS_CHECKED_ON } from '@ot/domain'
import { dateInWords } from '@ot/grammar'
import { shortDate } from '@ot/text'
import type { DocumentFacts } from './facts.ts'
import { type FieldReader, givenText } from './field-reader.ts'

/** An unregistered paper has room for the number; that is how it is meant, so nothing is reported missing. */
const NUMBER_LINE = '________'

export const DOCUMENT_FIELDS: readonly FieldReader<DocumentFacts['document']>[] = [
  { path: 'документ.дата', label: 'Дата документа', read: ({ date }) => shortDate(date) },
  { path: 'документ.дата.прописью', label: 'Дата документа словами', read: ({ date }) => dateInWords(date) },
  {
    path: 'документ.номер',
    label: 'Номер документа',
    read: ({ number }) => givenText(number) ?? NUMBER_LINE,
  },
  { path: 'документ.год', label: 'Год документа', read: ({ date }) => date.slice(0, 4) },
  {
    path: 'документ.состояние',
    label: 'Дата сверки нормативной базы',
    read: ({ normsCheckedOn }) => shortDate(normsCheckedOn ?? NORMS_CHECKED_ON),
  },
]
