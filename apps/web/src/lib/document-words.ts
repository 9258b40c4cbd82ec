import { counted, type PluralForms } from '@ot/text'

const NBSP = '\u00a0'

const DOCUMENTS: PluralForms = ['документ', 'документа', 'документов']

export function documentsText(count: number): string {
  return counted(count, DOCUMENTS)
}

/** «в 13 документах». */
export function inDocumentsText(count: number): string {
  return `в${NBSP}${counted(count, ['документе', 'документах', 'документах'])}`
}
