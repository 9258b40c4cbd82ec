import type { Paragraph } from 'docx'
import { organizationName } from './requisites.ts'
import { pageBreak, paragraph } from './text.ts'

const FILLED_BY_HAND = [
  'Начат: ________________________',
  'Окончен: ________________________',
  'Ответственный за ведение: ________________________________________________',
  'Прошито и пронумеровано листов: ____________',
]

/** The first sheet of a journal; its table begins on the next one. */
export function journalCover(subject: string): Paragraph[] {
  return [
    organizationName(),
    paragraph('coverKind', 'ЖУРНАЛ'),
    paragraph('coverTitle', subject),
    paragraph('coverNumber', '№ {документ.номер}'),
    ...FILLED_BY_HAND.map((line) => paragraph('coverLine', line)),
    pageBreak(),
  ]
}
