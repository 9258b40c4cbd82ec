import type { Paragraph } from 'docx'
import { cornerLines } from './corner.ts'
import { paragraph } from './text.ts'

export function appendixHead(
  number: number,
  appendixOf: string,
  title: string,
  textWidth: number,
): Paragraph[] {
  return [
    ...cornerLines(
      [`Приложение № ${number}`, `${appendixOf} от {документ.дата} № {документ.номер}`],
      textWidth,
    ),
    paragraph('title', title),
  ]
}
