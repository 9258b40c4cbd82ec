import type { CalendarDate } from '../calendar/calendar.ts'
import type { RiskLevel } from '../risk/hazard.ts'
import type { Section } from '../section/sections.ts'
import type { ConditionsClass } from '../sout/conditions-classes.ts'

export const MEMO_STATUSES = ['active', 'completed'] as const
export type MemoStatus = (typeof MEMO_STATUSES)[number]

export const MEMO_STATUS_LABELS = {
  active: 'активно',
  completed: 'исполнено',
} satisfies Record<MemoStatus, string>

/** Takes the employee out of the obligation: «исключить». */
export const EXCLUDED = 'excluded'

/** The short name of a memo in the registry and its subject on paper. */
export const MEMO_NAMES = {
  briefing: 'Проведение инструктажей',
  training: 'Проведение обучения',
  medical: 'Проведение медицинских осмотров',
  ppe: 'Выдача и возврат СИЗ',
  sout: 'Проведение СОУТ',
  risk: 'Оценка профессиональных рисков',
} satisfies Record<Section, string>

/** What a line's being done hangs on. `completionDate` of a SOUT or risk line is the day its report was approved. */
export type MemoLineOutcome = {
  completionDate: CalendarDate | null
  finalWorkingConditionsClass: ConditionsClass | typeof EXCLUDED | null
  finalRiskLevel: RiskLevel | typeof EXCLUDED | null
}

/** SOUT and risk lines want their final class or level beside the date: also «исключить» is decided by an approved report. */
export function isLineDone(section: Section, line: MemoLineOutcome): boolean {
  switch (section) {
    case 'sout':
      return isAssessed(line.finalWorkingConditionsClass, line.completionDate)
    case 'risk':
      return isAssessed(line.finalRiskLevel, line.completionDate)
    default:
      return line.completionDate !== null
  }
}

function isAssessed(outcome: string | null, approvedOn: CalendarDate | null): boolean {
  return outcome !== null && approvedOn !== null
}

/** Completed when every line is done; a memo without lines has nothing that was done. */
export function memoStatus(section: Section, lines: readonly MemoLineOutcome[]): MemoStatus {
  const isDone = lines.length > 0 && lines.every((line) => isLineDone(section, line))
  return isDone ? 'completed' : 'active'
}
