import {
  BorderStyle,
  type FileChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import type { PaperStyle } from './house-style.ts'
import { paragraph } from './text.ts'

const POSITION_SHARE = 0.48
const LINE_SHARE = 0.22
const GAP = 120
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE }
const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0, marginUnitType: WidthType.DXA }

type CellLook = { style?: PaperStyle; line?: boolean; right?: number }

function cell(text: string, width: number, { style = 'signature', line = false, right = 0 }: CellLook = {}) {
  const bottom = line ? { style: BorderStyle.SINGLE, size: 4, color: '000000' } : NONE
  return new TableCell({
    children: [paragraph(style, text)],
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlignTable.BOTTOM,
    margins: { ...NO_MARGINS, right },
    borders: { ...NO_BORDERS, bottom },
  })
}

export type Signer = { position: string; name: string }

export const DIRECTOR: Signer = {
  position: '{директор.должность}',
  name: '{директор.фио_кратко.именительный}',
}

/** Position, room for the signature, initials and surname: one row that stays with the text above it. */
export function signatureBlock(textWidth: number, signer: Signer): FileChild[] {
  const position = Math.round(textWidth * POSITION_SHARE)
  const line = Math.round(textWidth * LINE_SHARE)
  const name = textWidth - position - line
  return [
    paragraph('signature', '', { keepNext: true }),
    paragraph('signature', '', { keepNext: true }),
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: [position, line, name],
      borders: { ...NO_BORDERS, insideHorizontal: NONE, insideVertical: NONE },
      rows: [
        new TableRow({
          cantSplit: true,
          children: [
            cell(signer.position, position, { right: GAP }),
            cell('', line, { line: true }),
            cell(signer.name, name, { style: 'signatureName' }),
          ],
        }),
      ],
    }),
  ]
}
