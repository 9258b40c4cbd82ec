import { type EventState, eventStateLabel, NOTHING_KEPT, type Sex } from '@ot/domain'
import { counted, type PluralForms, plural, shortDate } from '@ot/text'

export const NO_DEPARTMENTS = 'У вашей компании нет отделов.'
export const NOBODY_FOUND = 'Нет работников, соответствующих поисковому запросу'

const NBSP = '\u00a0'
const EMPLOYEES: PluralForms = ['работник', 'работника', 'работников']
const OF_EMPLOYEES: PluralForms = ['работника', 'работников', 'работников']
const DISMISSED: PluralForms = ['уволенный', 'уволенных', 'уволенных']
const IN_DEPARTMENTS: PluralForms = ['отделе', 'отделах', 'отделах']

/** «17 работников», «17 работников и 2 уволенных». */
export function staffCount({ working, dismissed }: { working: number; dismissed: number }): string {
  const count = counted(working, EMPLOYEES)
  return dismissed === 0 ? count : `${count} и ${counted(dismissed, DISMISSED)}`
}

/** «3 из 21 работника», when not everybody is shown. */
export function shownCount(shown: number, all: number): string {
  return `${shown}${NBSP}из${NBSP}${all} ${plural(all, OF_EMPLOYEES)}`
}

/** What a list chosen by the state of instructions shows. */
export function instructionWords(state: EventState): string {
  return `инструкции — ${eventStateLabel(state, 'instruction')}`
}

export function inDepartments(count: number): string {
  return `в${NBSP}${counted(count, IN_DEPARTMENTS)}`
}

/** In the header of a column; `undefined`: nothing is known of anybody. */
export function shortageCount(count: number | undefined): string {
  if (count === undefined) return NOTHING_KEPT
  return count === 0 ? 'нехватки нет' : `нехватка: ${count}`
}

export function dismissedText(sex: Sex, dismissedOn: string): string {
  return `${sex === 'f' ? 'Уволена' : 'Уволен'} ${shortDate(dismissedOn)}`
}
