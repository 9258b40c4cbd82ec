import type { Paragraph } from 'docx'
import { approvalStamp } from './approval-stamp.ts'
import { dateAndNumber, organizationName } from './requisites.ts'
import { paragraph } from './text.ts'

/** The stamp has the date; a paper without one has it in a row with the number. */
export function approvedHead(approved: boolean, titles: readonly string[], textWidth: number): Paragraph[] {
  const last = titles.length - 1
  return [
    organizationName(),
    ...(approved ? [paragraph('gap', ''), ...approvalStamp(textWidth)] : []),
    ...titles.map((title, index) => paragraph(index === last ? 'headLine' : 'headTitle', title)),
    ...(approved ? [] : [dateAndNumber(textWidth), paragraph('gap', '')]),
  ]
}
