import { Paragraph, TabStopType } from 'docx'
import { PAPER_STYLES } from './house-style.ts'
import { paragraph, tabRun, textRun } from './text.ts'

/** Organisation, to whom and from whom in the right upper corner, kind of paper, date and number in one row, subject. */
export function memoHead(subject: Paragraph, textWidth: number): Paragraph[] {
  return [
    paragraph('organization', '{организация.полное_наименование}'),
    paragraph('corner', '{#заявка.должность}'),
    paragraph('corner', '{заявка.должность}'),
    paragraph('corner', '{/заявка.должность}'),
    paragraph('corner', '{заявка.кому}'),
    paragraph('corner', 'от {заявка.от}'),
    paragraph('kind', 'СЛУЖЕБНАЯ ЗАПИСКА'),
    new Paragraph({
      style: PAPER_STYLES.requisites.id,
      tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
      children: [textRun('{документ.дата.прописью}'), tabRun(), textRun('№ {документ.номер}')],
    }),
    subject,
  ]
}
