import { addDays, addYears, type CalendarDate, type ConditionsClass } from '@ot/domain'
import type { DemoDepartment } from './demo-people.ts'

export type DemoAssessment = {
  date: CalendarDate
  registeredOn: CalendarDate
  workingConditionsClass: ConditionsClass
  declared: boolean
}

/** Positions whose workplaces nobody has assessed yet. */
const NOT_ASSESSED = new Set(['Комплектовщик', 'Маляр'])
const DRIVERS = /^Водитель/
const HARMFUL = /сварщик|Маляр|Штамповщик|Слесарь|Электромонт/

/** The report on the workplaces of a position; null: there is none. */
export function demoAssessmentOf(
  position: string,
  department: DemoDepartment,
  today: CalendarDate,
): DemoAssessment | null {
  if (NOT_ASSESSED.has(position)) return null
  const registeredOn = registration(position, department, today)
  return {
    date: addDays(registeredOn, -12),
    registeredOn,
    workingConditionsClass: classOf(position, department),
    declared: department === 'Администрация',
  }
}

/** Of the drivers too late, of the production nearly due. */
function registration(position: string, department: DemoDepartment, today: CalendarDate): CalendarDate {
  if (DRIVERS.test(position)) return addDays(addYears(today, -5), -20)
  if (department === 'Производственный участок') return addDays(addYears(today, -5), 25)
  return addYears(today, -2)
}

function classOf(position: string, department: DemoDepartment): ConditionsClass {
  if (HARMFUL.test(position)) return '3.2'
  if (DRIVERS.test(position)) return '3.1'
  return department === 'Производственный участок' ? '3.1' : '2'
}
