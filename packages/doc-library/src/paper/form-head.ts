import type { Paragraph } from 'docx'
import type { FrontMatter } from '../format/front-matter.ts'
import { cornerLines } from './corner.ts'
import type { Opening } from './opening.ts'
import { paragraph } from './text.ts'

/** As the act's own form has it: by the employer's signature, not by a date of the paper. */
const APPROVAL: readonly string[] = [
  'УТВЕРЖДАЮ',
  '{директор.должность}',
  '____________ {директор.фио_кратко.именительный}',
  '«____» _______________ 20___ г.',
  'Печать (при наличии печати)',
]

/** The name of the form in the corner, whose approval it bears, and its title, in lines. */
export function formHead(
  { subject }: FrontMatter,
  { addressee, approved }: Opening,
  textWidth: number,
): Paragraph[] {
  const titles = subject.split(' / ')
  return [
    ...cornerLines([...addressee, ...(approved ? ['', ...APPROVAL] : [])], textWidth),
    ...titles.map((line, index) => paragraph(index === 0 ? 'headTitle' : 'formTitle', line)),
    paragraph('gap', ''),
  ]
}
