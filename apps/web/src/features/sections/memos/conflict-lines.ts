import { quantityText, type Section } from '@ot/domain'
import { isCalendarDate, shortDate } from '@ot/text'
import { type ConflictLine, conflictLines } from '../../../lib/form/save-conflict.ts'
import { finalText, HEAD_LABELS, hasFinal, lineName } from './memo-texts.ts'
import type { LineValues, MemoValues } from './memo-values.ts'

interface Sides {
  before: MemoValues
  stored: MemoValues
  mine: MemoValues
}

/** What the other user changed, the head field by field and each line as one: the set of lines is not the same on all sides. */
export function memoConflictLines(section: Section, { before, stored, mine }: Sides): ConflictLine[] {
  const texts = (values: MemoValues) => textsOf(section, values)
  const all = [before, stored, mine]
    .flatMap(({ employeesData }) => employeesData)
    .filter(({ id }) => id !== null)
  const labels = {
    ...HEAD_LABELS,
    ...Object.fromEntries(all.map((line) => [line.key, `${line.fullname}, ${lineName(section, line)}`])),
  }
  const [was, now, typed] = [before, stored, mine].map(texts)
  if (was === undefined || now === undefined || typed === undefined) return []
  const fields = new Set([...Object.keys(was), ...Object.keys(now)])
  const blank = Object.fromEntries([...fields].map((field) => [field, NOT_THERE]))
  const words = Object.entries(labels).map(([field, label]) => [field, { label, text: asTyped }])
  return conflictLines<Record<string, string>>(Object.fromEntries(words), {
    before: { ...blank, ...was },
    stored: { ...blank, ...now },
    mine: { ...blank, ...typed },
  })
}

const asTyped = (text: string) => text
const NOT_THERE = 'строки нет'

function textsOf(
  section: Section,
  { fullName, author, note, employeesData }: MemoValues,
): Record<string, string> {
  const lines = employeesData
    .filter(({ id }) => id !== null)
    .map((line) => [line.key, outcomeText(section, line)] as const)
  return { fullName, author, note, ...Object.fromEntries(lines) }
}

/** «не отмечено», «21.11.2026», «3.1, 21.11.2026». */
export function outcomeText(section: Section, line: LineValues): string {
  const { completionDate, quantity, unit } = line
  const known = [
    hasFinal(section) ? finalText(section, line) : null,
    section === 'ppe' && quantity !== null ? quantityText(quantity, unit ?? '').trim() : null,
    isCalendarDate(completionDate) ? shortDate(completionDate) : 'не отмечено',
  ]
  return known.filter((text) => text !== null).join(', ')
}
