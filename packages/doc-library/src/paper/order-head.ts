import { Paragraph, TabStopType } from 'docx'
import { PAPER_STYLES, PORTRAIT } from './house-style.ts'
import { paragraph, tabRun, textRun } from './text.ts'

/** Organisation, kind of paper, date and number in one row, place when the city is known, subject. */
export function orderHead(subject: string): Paragraph[] {
  return [
    paragraph('organization', '{организация.полное_наименование}'),
    paragraph('organization', '{#организация.краткое_в_скобках}'),
    paragraph('organization', '{организация.краткое_в_скобках}'),
    paragraph('organization', '{/организация.краткое_в_скобках}'),
    paragraph('kind', 'ПРИКАЗ'),
    new Paragraph({
      style: PAPER_STYLES.requisites.id,
      tabStops: [{ type: TabStopType.RIGHT, position: PORTRAIT.textWidth }],
      children: [textRun('{документ.дата.прописью}'), tabRun(), textRun('№ {документ.номер}')],
    }),
    paragraph('place', '{#организация.место}'),
    paragraph('place', '{организация.место}'),
    paragraph('place', '{/организация.место}'),
    paragraph('subject', subject),
  ]
}
