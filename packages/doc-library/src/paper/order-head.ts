import { Paragraph, TabStopType } from 'docx'
import { PAPER_STYLES } from './house-style.ts'
import { paragraph, tabRun, textRun } from './text.ts'

/** Organisation, kind of paper, date and number in one row, place when the city is known, subject. */
export function orderHead(word: string, subject: Paragraph, textWidth: number): Paragraph[] {
  return [
    paragraph('organization', '{организация.полное_наименование}'),
    paragraph('organization', '{#организация.краткое_в_скобках}'),
    paragraph('organization', '{организация.краткое_в_скобках}'),
    paragraph('organization', '{/организация.краткое_в_скобках}'),
    paragraph('kind', word),
    new Paragraph({
      style: PAPER_STYLES.requisites.id,
      tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
      children: [textRun('{документ.дата.прописью}'), tabRun(), textRun('№ {документ.номер}')],
    }),
    paragraph('place', '{#организация.место}'),
    paragraph('place', '{организация.место}'),
    paragraph('place', '{/организация.место}'),
    subject,
  ]
}
