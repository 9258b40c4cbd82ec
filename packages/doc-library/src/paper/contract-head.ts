import type { Paragraph } from 'docx'
import { rowOfTwo } from './requisites.ts'
import { paragraph } from './text.ts'

const PLACE = '{#организация.место}{организация.место}{/организация.место}'

/** Title, number, place and date in one row; the parties name themselves in the text. */
export function contractHead(subject: string, textWidth: number): Paragraph[] {
  return [
    paragraph('headTitle', subject),
    paragraph('headLine', '№ {документ.номер}'),
    rowOfTwo(PLACE, '{документ.дата.прописью}', textWidth),
    paragraph('gap', ''),
  ]
}
