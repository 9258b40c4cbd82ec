import { PPE_EVENT_TYPE_LABELS, quantityText, type Section } from '@ot/domain'
import { shortDate } from '@ot/text'
import { MEMO_SPECS, type MemoColumn } from './memo-specs.ts'
import { classText, doneLabel, levelText, lineName } from './memo-texts.ts'
import type { LineValues } from './memo-values.ts'

const NOTHING = '—'

const DEADLINE: MemoColumn = { key: 'deadline', title: 'Срок' }

/** Beside whom the line is about, who always stands first. */
export function memoColumns(section: Section, operation: LineValues['eventType']): readonly MemoColumn[] {
  const { columns, final } = MEMO_SPECS[section]
  const ends: readonly MemoColumn[] = final === null ? [] : [{ key: 'final', title: final }]
  return [...columns, DEADLINE, ...ends, { key: 'done', title: doneLabel(section, operation) }]
}

export function columnText(section: Section, line: LineValues, key: 'name' | 'detail' | 'deadline'): string {
  switch (key) {
    case 'name':
      return lineName(section, line)
    case 'deadline':
      return dateText(line.deadline)
    case 'detail':
      return detailText(section, line)
  }
}

function detailText(section: Section, line: LineValues): string {
  switch (section) {
    case 'medical':
      return line.factorNumber ?? NOTHING
    case 'ppe':
      return line.eventType === null ? NOTHING : PPE_EVENT_TYPE_LABELS[line.eventType]
    case 'sout':
      return classText(line.workingConditionsClass)
    case 'risk':
      return levelText(line.riskLevel)
    default:
      return dateText(line.date)
  }
}

function dateText(date: string | null): string {
  return date === null ? NOTHING : shortDate(date)
}

export function lineAmountText({ quantity, unit }: LineValues): string {
  return quantity === null ? NOTHING : quantityText(quantity, unit ?? '').trim()
}
