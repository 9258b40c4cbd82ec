import type { Paragraph } from 'docx'
import { CORNER_WIDTH } from './house-style.ts'
import { paragraph } from './text.ts'

/** Lines in the right upper corner of a sheet of this width. */
export function cornerLines(lines: readonly string[], textWidth: number): Paragraph[] {
  const indent = { left: textWidth - CORNER_WIDTH }
  return lines.map((line) => paragraph('corner', line, { indent }))
}

const POSITION_FIRST = /^\{([^{}]+\.должность\.дательный)\}/

/** «Генеральному директору …»: to whom begins with a capital. */
export function addresseeLines(lines: readonly string[], textWidth: number): Paragraph[] {
  const [first, ...rest] = lines
  if (first === undefined) return []
  return cornerLines([first.replace(POSITION_FIRST, '{$1.с_прописной}'), ...rest], textWidth)
}
