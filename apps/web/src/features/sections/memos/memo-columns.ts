import { PPE_EVENT_TYPE_LABELS, quantityText, type Section } from '@ot/domain'
import { shortDate } from '@ot/text'
import { classText, doneLabel, levelText, lineName } from './memo-texts.ts'
import type { LineValues } from './memo-values.ts'

const NOTHING = '—'

/** What a column shows; the last three can be changed. */
export type MemoColumnKey = 'name' | 'detail' | 'deadline' | 'quantity' | 'final' | 'done'

export interface MemoColumn {
  key: MemoColumnKey
  title: string
}

const DEADLINE: MemoColumn = { key: 'deadline', title: 'Срок' }

/** Beside whom the line is about, who always stands first. */
export function memoColumns(section: Section, operation: LineValues['eventType']): readonly MemoColumn[] {
  const done: MemoColumn = { key: 'done', title: doneLabel(section, operation) }
  switch (section) {
    case 'briefing':
      return [{ key: 'name', title: 'Инструктаж' }, { key: 'detail', title: 'Прошлый' }, DEADLINE, done]
    case 'training':
      return [
        { key: 'name', title: 'Программа' },
        { key: 'detail', title: 'Прошлая проверка' },
        DEADLINE,
        done,
      ]
    case 'medical':
      return [{ key: 'detail', title: 'Пункт 29н' }, { key: 'name', title: 'Медосмотр' }, DEADLINE, done]
    case 'ppe':
      return [
        { key: 'name', title: 'СИЗ' },
        { key: 'detail', title: 'Операция' },
        { key: 'quantity', title: 'Количество' },
        DEADLINE,
        done,
      ]
    case 'sout':
      return [{ key: 'detail', title: 'Класс' }, DEADLINE, { key: 'final', title: 'Итоговый класс' }, done]
    case 'risk':
      return [
        { key: 'detail', title: 'Уровень риска' },
        DEADLINE,
        { key: 'final', title: 'Итоговый уровень' },
        done,
      ]
  }
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
    case 'briefing':
    case 'training':
      return dateText(line.date)
    case 'medical':
      return line.factorNumber ?? NOTHING
    case 'ppe':
      return line.eventType === null ? NOTHING : PPE_EVENT_TYPE_LABELS[line.eventType]
    case 'sout':
      return classText(line.workingConditionsClass)
    case 'risk':
      return levelText(line.riskLevel)
  }
}

function dateText(date: string | null): string {
  return date === null ? NOTHING : shortDate(date)
}

export function amountText({ quantity, unit }: LineValues): string {
  return quantity === null ? NOTHING : quantityText(quantity, unit ?? '').trim()
}
