import type { Paragraph } from 'docx'
import { paragraph } from './text.ts'

/** «УТВЕРЖДАЮ» in the right upper corner, over papers that the head of the company approves with a signature. */
export function approvalStamp(): Paragraph[] {
  return [
    paragraph('corner', 'УТВЕРЖДАЮ'),
    paragraph('corner', '{директор.должность}'),
    paragraph('corner', '{организация.краткое_наименование}'),
    paragraph('corner', '____________ {директор.фио_кратко.именительный}'),
    paragraph('corner', '{документ.дата.прописью}'),
  ]
}
