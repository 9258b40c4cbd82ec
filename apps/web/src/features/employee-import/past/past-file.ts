import type { PastOutcome } from '@ot/contract'
import { isCalendarDate, shortDate } from '@ot/text'
import { saveFile } from '../../../lib/http/save-file.ts'

export const PASTED = 'Вставленная таблица.csv'

/** What was copied out of a spreadsheet is a table with tabs. */
export function pastedFile(text: string): File {
  return new File([text], PASTED, { type: 'text/csv' })
}

type PastRow = PastOutcome['rows'][number]

const LEFT_HEAD = ['ФИО', 'Что проведено', 'Дата', 'Что не так']

/** What was not understood as a table of its own, which can be mended and brought again. */
export function pastLeftText(rows: readonly PastRow[]): string {
  const lines = rows
    .filter(({ action }) => action === 'error')
    .map(({ person, what, date, errors }) => [
      person.split(' · ')[0] ?? '',
      what,
      dayText(date),
      errors.map(({ message }) => message).join('; '),
    ])
  return [LEFT_HEAD, ...lines].map((line) => line.map(quoted).join(';')).join('\r\n')
}

/** A day as the server has understood it, else as the file has it. */
export function dayText(date: string): string {
  return isCalendarDate(date) ? shortDate(date) : date
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** The mark at the beginning tells Excel that the text is in UTF-8. */
export function saveLeft(rows: readonly PastRow[]): void {
  saveFile(new Blob([`\uFEFF${pastLeftText(rows)}`], { type: 'text/csv' }), 'Не внесено.csv')
}
