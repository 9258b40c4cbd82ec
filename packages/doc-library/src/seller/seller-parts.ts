import type { FileChild } from 'docx'
import { gridTable, type LaidCell, SHEET_MM, textLine } from './seller-look.ts'

const LABEL_MM = 26
const LINE_COLUMNS_MM = [9, 87, 14, 14, 28, 28] as const
const LINE_HEADS = ['№', 'Наименование услуги', 'Кол-во', 'Ед.', 'Цена, руб.', 'Сумма, руб.'] as const

const boxed = (text: string, align: 'left' | 'center' | 'right', bold = false): LaidCell => ({
  children: [textLine(text, { style: 'cell', align, bold })],
  frame: 'box',
})

/** «Исполнитель: …» in two columns, label and facts. */
export function factRows(facts: readonly (readonly [string, string])[]): FileChild[] {
  const rows = facts.map(([label, value]): LaidCell[] => [
    { children: [textLine(label)] },
    { children: [textLine(value, { bold: true })] },
  ])
  return [gridTable([LABEL_MM, SHEET_MM - LABEL_MM], rows), textLine('')]
}

/** The services, and under them what they come to. */
export function serviceTable(totalLabel: string): FileChild[] {
  const head = LINE_HEADS.map((text) => boxed(text, 'center', true))
  const service = [
    boxed('{#строки}{номер}', 'center'),
    boxed('{название}', 'left'),
    boxed('{количество}', 'right'),
    boxed('{единица}', 'center'),
    boxed('{цена}', 'right'),
    boxed('{сумма}{/строки}', 'right'),
  ]
  const sum = (label: string, value: string): LaidCell[] => [
    { children: [textLine(label, { style: 'cell', align: 'right', bold: true })], columns: 5 },
    { children: [textLine(value, { style: 'cell', align: 'right', bold: true })] },
  ]
  const totals = [sum('Итого:', '{итого}'), sum('{ндс.название}', '{ндс.сумма}'), sum(totalLabel, '{итого}')]
  return [
    gridTable(LINE_COLUMNS_MM, [head, service, ...totals]),
    textLine('{всего.строк}'),
    textLine('{всего.прописью}', { bold: true }),
  ]
}

/** Who signs: the office, room for the hand, the name. */
export function signatureRow(widthMm: number, position: string, name: string): FileChild {
  const nameMm = Math.round(widthMm * 0.32)
  const positionMm = Math.round(widthMm * 0.3)
  return gridTable(
    [positionMm, widthMm - positionMm - nameMm, nameMm],
    [
      [
        { children: [textLine(''), textLine(position)], vertical: 'bottom' },
        { children: [textLine('')], frame: 'under', vertical: 'bottom' },
        { children: [textLine(name)], vertical: 'bottom' },
      ],
    ],
  )
}
