import type { Paragraph } from 'docx'
import { CORNER_WIDTH } from './house-style.ts'
import { paragraph } from './text.ts'

export function appendixHead(
  number: number,
  appendixOf: string,
  title: string,
  textWidth: number,
): Paragraph[] {
  const indent = { left: textWidth - CORNER_WIDTH }
  return [
    paragraph('corner', `Приложение № ${number}`, { indent }),
    paragraph('corner', `${appendixOf} от {документ.дата} № {документ.номер}`, { indent }),
    paragraph('title', title),
  ]
}
