import type { Paragraph } from 'docx'
import { dateAndNumber, organizationName, placeLines } from './requisites.ts'
import { paragraph } from './text.ts'

/** Organisation, kind of paper, date and number in one row, place when the city is known, subject. */
export function orderHead(word: string, subject: Paragraph, textWidth: number): Paragraph[] {
  return [
    organizationName(),
    paragraph('organization', '{#организация.краткое_в_скобках}'),
    paragraph('organization', '{организация.краткое_в_скобках}'),
    paragraph('organization', '{/организация.краткое_в_скобках}'),
    paragraph('kind', word),
    dateAndNumber(textWidth),
    ...placeLines(),
    subject,
  ]
}
