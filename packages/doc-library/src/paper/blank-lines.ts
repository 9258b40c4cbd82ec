import { LeaderType, Paragraph, TabStopType } from 'docx'
import { PAPER_STYLES } from './house-style.ts'
import { tabRun } from './text.ts'

/** Ruled lines across the text for writing by hand. */
export function blankLines(count: number, textWidth: number): Paragraph[] {
  return Array.from(
    { length: count },
    () =>
      new Paragraph({
        style: PAPER_STYLES.requisites.id,
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth, leader: LeaderType.UNDERSCORE }],
        children: [tabRun()],
      }),
  )
}
