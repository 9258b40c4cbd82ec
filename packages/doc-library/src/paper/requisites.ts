import { Paragraph, TabStopType } from 'docx'
import { PAPER_STYLES } from './house-style.ts'
import { paragraph, tabRun, textRun } from './text.ts'

/** Two facts in one row, at the left edge and at the right one. */
export function rowOfTwo(left: string, right: string, textWidth: number): Paragraph {
  return new Paragraph({
    style: PAPER_STYLES.requisites.id,
    tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
    children: [textRun(left), tabRun(), textRun(right)],
  })
}

export function dateAndNumber(textWidth: number): Paragraph {
  return rowOfTwo('{документ.дата.прописью}', '№ {документ.номер}', textWidth)
}

/** Left out when the company has not told its city. */
export function placeLines(): Paragraph[] {
  return ['{#организация.место}', '{организация.место}', '{/организация.место}'].map((text) =>
    paragraph('place', text),
  )
}

export function organizationName(): Paragraph {
  return paragraph('organization', '{организация.полное_наименование}')
}
