import type { Paragraph } from 'docx'
import { cornerLines } from './corner.ts'

/** «УТВЕРЖДАЮ» in the right upper corner, over papers that the head of the company approves with a signature. */
export function approvalStamp(textWidth: number): Paragraph[] {
  return cornerLines(
    [
      'УТВЕРЖДАЮ',
      '{директор.должность}',
      '{организация.краткое_наименование}',
      '____________ {директор.фио_кратко.именительный}',
      '{документ.дата.прописью}',
    ],
    textWidth,
  )
}
