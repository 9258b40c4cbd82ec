import type { Paragraph } from 'docx'
import { dateAndNumber, organizationName } from './requisites.ts'
import { paragraph } from './text.ts'

/** Organisation, to whom and from whom in the right upper corner, kind of paper, date and number in one row, subject. */
export function memoHead(subject: Paragraph, textWidth: number): Paragraph[] {
  return [
    organizationName(),
    paragraph('corner', '{#заявка.должность}'),
    paragraph('corner', '{заявка.должность}'),
    paragraph('corner', '{/заявка.должность}'),
    paragraph('corner', '{заявка.кому}'),
    paragraph('corner', 'от {заявка.от}'),
    paragraph('kind', 'СЛУЖЕБНАЯ ЗАПИСКА'),
    dateAndNumber(textWidth),
    subject,
  ]
}
