import {
  BorderStyle,
  convertMillimetersToTwip,
  type FileChild,
  HeightRule,
  type IBorderOptions,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { lineWidth } from './column-widths.ts'
import { DescribedTable } from './described-table.ts'
import { type PaperStyle, TABLE_SIZE } from './house-style.ts'
import { endParagraph, paragraph } from './text.ts'

/** A line of a form set by an act: what it asks, the answer over a rule, the code in a box. */
export type ActFormLine = { label: string; value: string; code: string }

const TWIPS = 20
const ROW_HEIGHT_MM = 6
const SIGNATURE_HEIGHT_MM = 8
/** A double surname with its initials takes 45 mm; a longer one is fitted when the paper is printed. */
const SIGNATURE_SHARES = [0.37, 0.18, 0.28, 0.17] as const
const GAP = 100
const CODE_WIDTH_MM = 38
/** A longer label stands over its answer. */
const LONGEST_LABEL = 0.68
/** Answers of several lines want the whole width, unless what is asked is a word. */
const LONGEST_LABEL_OF_TEXT = 0.25
const LONG_ANSWER =
  /обстоятельства\}|\.вид\}|причины\}|#виновные|#мероприятия|юридический_адрес|повреждение|риски\}|сиз\}|#очевидцы|#расследовали/
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const RULE = { style: BorderStyle.SINGLE, size: 4, color: '000000' }
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE }
const BOX = { top: RULE, bottom: RULE, left: RULE, right: RULE }

type Borders = Readonly<Record<'top' | 'bottom' | 'left' | 'right', IBorderOptions>>
type Look = { style: PaperStyle; borders: Borders; side: number; keepNext: boolean; atBottom?: boolean }

function cell(
  text: string,
  width: number,
  { style, borders, side, keepNext, atBottom = false }: Look,
): TableCell {
  return new TableCell({
    children: [paragraph(style, text, { keepNext })],
    width: { size: width, type: WidthType.DXA },
    verticalAlign: atBottom ? VerticalAlignTable.BOTTOM : VerticalAlignTable.TOP,
    margins: { left: side, right: side, top: 20, bottom: 20, marginUnitType: WidthType.DXA },
    borders,
  })
}

/** Everybody of a list signs in a row of his own: position, signature, name, day. */
export function formSignatures(list: string, textWidth: number): FileChild[] {
  const widths = SIGNATURE_SHARES.map((share) => Math.round(textWidth * share))
  const texts = [`{#${list}}{должность}`, '', '{фио_кратко.именительный}', `{/${list}}`]
  const cells = texts.map((text, index) => {
    const borders = index % 2 === 1 ? { ...NO_BORDERS, bottom: RULE } : NO_BORDERS
    return cell(text, widths[index] ?? 0, {
      style: 'formValue',
      borders,
      side: 40,
      keepNext: true,
      atBottom: true,
    })
  })
  const table = new DescribedTable(
    {
      layout: TableLayoutType.AUTOFIT,
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: widths,
      borders: { ...NO_BORDERS, insideHorizontal: NONE, insideVertical: NONE },
      rows: [
        new TableRow({
          cantSplit: true,
          height: { value: convertMillimetersToTwip(SIGNATURE_HEIGHT_MM), rule: HeightRule.ATLEAST },
          children: cells,
        }),
      ],
    },
    { caption: 'Подписи', description: 'Должность, место для подписи, инициалы и фамилия, дата' },
  )
  return [table, paragraph('formNote', '(подпись, фамилия, инициалы, дата)')]
}

const TAG = /\{\s*([#^/]?)\s*([^{}]*?)\s*\}/g

/** A fact that is missing leaves the rule alone, without a line of its own. */
export function withBlankForMissing(text: string): string {
  let depth = 0
  return text.replaceAll(TAG, (tag: string, mark: string, path: string) => {
    if (mark === '#' || mark === '^') depth += 1
    if (mark === '/') depth -= 1
    return mark === '' && depth === 0 ? `{#${path}}${tag}{/${path}}` : tag
  })
}

export function formField(
  { label, value, code }: ActFormLine,
  textWidth: number,
  keepNext: boolean,
): FileChild[] {
  const codeWidth = code === '' ? 0 : convertMillimetersToTwip(CODE_WIDTH_MM)
  const rest = textWidth - codeWidth
  const asked = Math.round(lineWidth(label, TABLE_SIZE) * TWIPS) + GAP
  const isAbove =
    label !== '' && asked > rest * (LONG_ANSWER.test(value) ? LONGEST_LABEL_OF_TEXT : LONGEST_LABEL)
  const labelWidth = label === '' || isAbove ? 0 : asked
  const widths = [labelWidth, rest - labelWidth, codeWidth].filter((width) => width > 0)
  const ruled = { ...NO_BORDERS, bottom: RULE }
  const cells = [
    ...(labelWidth === 0
      ? []
      : [cell(label, labelWidth, { style: 'formValue', borders: NO_BORDERS, side: 0, keepNext })]),
    cell(withBlankForMissing(value), rest - labelWidth, {
      style: 'formValue',
      borders: ruled,
      side: 40,
      keepNext,
    }),
    ...(codeWidth === 0
      ? []
      : [
          cell(withBlankForMissing(code), codeWidth, {
            style: 'formValue',
            borders: BOX,
            side: 60,
            keepNext,
          }),
        ]),
  ]
  const table = new DescribedTable(
    {
      layout: TableLayoutType.FIXED,
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: widths,
      borders: { ...NO_BORDERS, insideHorizontal: NONE, insideVertical: NONE },
      rows: [
        new TableRow({
          height: { value: convertMillimetersToTwip(ROW_HEIGHT_MM), rule: HeightRule.ATLEAST },
          children: cells,
        }),
      ],
    },
    { caption: label, description: 'Графа и ответ' },
  )
  return [
    ...(isAbove ? [paragraph('formLabel', label, { keepNext: true })] : []),
    table,
    ...(keepNext ? [] : [endParagraph()]),
  ]
}
