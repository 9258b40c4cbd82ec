import { addDays, addMonths, type CalendarDate, type Section } from '@ot/domain'
import type { DemoDepartment } from './demo-people.ts'

/** What the plan looks at of an obligation and of whom it binds. */
export type DemoObligation = {
  section: Section
  /** Null: done once. */
  months: number | null
  hireDate: CalendarDate
  department: DemoDepartment
  /** Place of the employee in the list, from 1. */
  number: number
}

/** How long ago a department did what it does together: some of it in time, some nearly due, some too late. */
const ROUNDS: Record<DemoDepartment, Partial<Record<Section, number>>> = {
  Администрация: { briefing: 95, training: 430, medical: 150, ppe: 120, risk: 240 },
  'Производственный участок': { briefing: 172, training: 300, medical: 344, ppe: 340, risk: 240 },
  'Склад и транспорт': { briefing: 193, training: 395, medical: 372, ppe: 60, risk: 420 },
}
const NEWCOMER_DAYS = 30
const TRAINED_AFTER_DAYS = 40
/** Every so many there is somebody whom nobody got round to. */
const FORGOTTEN: Partial<Record<Section, number>> = { training: 11, medical: 13, ppe: 9, risk: 17 }

/** The day it was last done; null: not yet. Relative to today, so that the demonstration never grows old. */
export function demoDoneOn(obligation: DemoObligation, today: CalendarDate): CalendarDate | null {
  const { section, months, hireDate, department, number } = obligation
  const isNewcomer = hireDate > addDays(today, -NEWCOMER_DAYS)
  if (section === 'briefing' && months === null) return hireDate
  if (isNewcomer || isForgotten(section, number)) return null
  const ago = ROUNDS[department][section]
  if (ago === undefined) return null
  const round = addDays(today, -ago - delay(section, number))
  if (round >= hireDate) return round
  return joinedLater(obligation, today)
}

/** Whom the round reached later the last time is late now. */
function delay(section: Section, number: number): number {
  if (section === 'medical') return number % 4 === 1 ? 27 : 0
  return section === 'ppe' && number % 7 === 3 ? 60 : 0
}

function isForgotten(section: Section, number: number): boolean {
  const every = FORGOTTEN[section]
  return every !== undefined && number % every === 0
}

/** Hired after the round: what comes before the work is done on the first day, training within its term. */
function joinedLater(
  { section, months, hireDate }: DemoObligation,
  today: CalendarDate,
): CalendarDate | null {
  if (section === 'training') return past(addDays(hireDate, TRAINED_AFTER_DAYS), today)
  if (section === 'briefing') {
    const next = months === null ? null : addMonths(hireDate, months)
    return next === null ? null : past(addDays(next, -10), today)
  }
  return hireDate
}

function past(day: CalendarDate, today: CalendarDate): CalendarDate | null {
  return day <= today ? day : null
}
