import type { Paragraph } from 'docx'
import { cornerLines } from './corner.ts'

/**
 * «УТВЕРЖДАЮ» in the right upper corner, over papers that the head of the company approves with a signature. A sole
 * trader, who has no КПП, is the position, the organisation and the person in one: the name stands in the signature.
 */
export function approvalStamp(textWidth: number): Paragraph[] {
  return cornerLines(
    [
      'УТВЕРЖДАЮ',
      '{директор.должность}',
      '{#организация.кпп}',
      '{организация.краткое_наименование}',
      '{/организация.кпп}',
      '____________ {директор.фио_кратко.именительный}',
      '{документ.дата.прописью}',
    ],
    textWidth,
  )
}
