import {
  BorderStyle,
  convertMillimetersToTwip,
  type FileChild,
  HeightRule,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { SIGNING_LISTS } from '../fields/incident-lists.ts'
import type { Input } from '../format/front-matter.ts'
import { DescribedTable } from './described-table.ts'
import type { PaperStyle } from './house-style.ts'
import { paragraph } from './text.ts'

/** «К.К. Преображенская» in the type of the text takes 65 mm; a position goes on in a second line. */
const POSITION_SHARE = 0.42
const LINE_SHARE = 0.2
const GAP = 120
const ROW_HEIGHT_MM = 9
const ROOM_ABOVE_MM = 19
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE }
const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0, marginUnitType: WidthType.DXA }

type CellLook = { style?: PaperStyle; line?: boolean; right?: number; keepNext?: boolean }

function cell(text: string, width: number, look: CellLook) {
  const { style = 'signature', line = false, right = 0, keepNext = false } = look
  const bottom = line ? { style: BorderStyle.SINGLE, size: 4, color: '000000' } : NONE
  return new TableCell({
    children: [paragraph(style, text, { keepNext })],
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlignTable.BOTTOM,
    margins: { ...NO_MARGINS, right },
    borders: { ...NO_BORDERS, bottom },
  })
}

const SIGNATURE_WORDS = {
  caption: 'Подпись',
  description: 'Должность, место для подписи, инициалы и фамилия',
}

export type Signer = { position: string; name: string }

export const DIRECTOR: Signer = signerOf('директор')

/** An answer of type employee, the head of the company or the employee whom the paper is about. */
export function signerOf(key: string): Signer {
  return { position: `{${key}.должность}`, name: `{${key}.фио_кратко.именительный}` }
}

/** The row repeats for everybody in the answer. */
function signersIn(key: string): Signer {
  return { position: `{#${key}}{должность}`, name: `{фио_кратко.именительный}{/${key}}` }
}

/** Position, room for the signature, initials and surname in a row. */
function signatureRow(textWidth: number, signer: Signer, heightMm: number, keepNext = false): FileChild {
  const position = Math.round(textWidth * POSITION_SHARE)
  const line = Math.round(textWidth * LINE_SHARE)
  const name = textWidth - position - line
  return new DescribedTable(
    {
      layout: TableLayoutType.AUTOFIT,
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: [position, line, name],
      borders: { ...NO_BORDERS, insideHorizontal: NONE, insideVertical: NONE },
      rows: [
        new TableRow({
          cantSplit: true,
          height: { value: convertMillimetersToTwip(heightMm), rule: HeightRule.ATLEAST },
          children: [
            cell(signer.position, position, { right: GAP, keepNext }),
            cell('', line, { line: true, keepNext }),
            cell(signer.name, name, { style: 'signatureName', keepNext }),
          ],
        }),
      ],
    },
    SIGNATURE_WORDS,
  )
}

/**
 * One row that stays with the text above it. The room for the hand is the height of the row: LibreOffice keeps
 * only the paragraph right before a table with it, so empty lines between would leave the text behind.
 */
export function signatureBlock(textWidth: number, signer: Signer): FileChild[] {
  return [signatureRow(textWidth, signer, ROOM_ABOVE_MM)]
}

/** A row for everybody named, under what the question calls them: «Члены комиссии:»; the chairman is not left behind. */
export function signaturesBlock(
  textWidth: number,
  keys: readonly string[],
  inputs: readonly Input[],
): FileChild[] {
  return keys.flatMap((key, place): FileChild[] => {
    const input = inputs.find((candidate) => candidate.key === key)
    const isList = input?.type === 'employees' || (input === undefined && SIGNING_LISTS.includes(key))
    const signer = isList ? signersIn(key) : signerOf(key)
    const caption = paragraph('signatureCaption', input === undefined ? '' : `${input.label}:`)
    // Members sign on one page: the last of them does not stand alone on the next.
    return [caption, signatureRow(textWidth, signer, ROW_HEIGHT_MM, isList || place < keys.length - 1)]
  })
}
