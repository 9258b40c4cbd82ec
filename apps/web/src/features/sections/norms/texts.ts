import type { Proposal } from '@ot/contract'
import { counted, type PluralForms, upperFirst } from '@ot/text'
import { isQuestion, isUnconditional } from './answers.ts'
import type { DecidedChoice } from './api/proposals.ts'

const DUTIES: PluralForms = ['обязанность', 'обязанности', 'обязанностей']
const QUESTIONS: PluralForms = ['вопрос', 'вопроса', 'вопросов']
const OF_EMPLOYEES: PluralForms = ['работника', 'работников', 'работников']

/** «12 обязанностей, 3 вопроса»: what a list of proposals comes to; null: there is nothing open in it. */
export function proposalsText(proposals: readonly Proposal[]): string | null {
  const duties = proposals.filter(isUnconditional).length
  const questions = proposals.filter(isQuestion).length
  const closings = proposals.filter(isClosing).length
  const parts = [
    duties > 0 && counted(duties, DUTIES),
    questions > 0 && counted(questions, QUESTIONS),
    closings > 0 && `${closings}\u00a0больше не нужно`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join(', ')
}

export function isClosing({ action, outcome }: Proposal): boolean {
  return action === 'close' && outcome === 'proposed'
}

/** What stands on the employee's page until it is answered; null: nothing that must be. */
export function noticeText(proposals: readonly Proposal[]): string | null {
  const duties = proposals.filter(isUnconditional).length
  const closings = proposals.filter(isClosing).length
  if (duties > 0) return `Нормы требуют ещё ${counted(duties, DUTIES)}`
  if (closings > 0) return `На нынешней должности больше не нужно: ${closings}`
  return null
}

/** How many records of employees a list of proposals makes. */
export function countProposed(proposals: readonly Proposal[]): number {
  return proposals.reduce((sum, { employeeIds }) => sum + employeeIds.length, 0)
}

export function countConcerned(proposals: readonly Proposal[]): number {
  return new Set(proposals.flatMap(({ employeeIds }) => employeeIds)).size
}

/** What the server did with what was chosen, counted by employees: «Принято 12 обязанностей, вычеркнуто 1.» */
export function takenText(answered: readonly Proposal[], { accept, decline }: DecidedChoice): string {
  const accepted = answered.filter(({ key, outcome }) => outcome === 'accepted' && accept.includes(key))
  const added = accepted.filter(({ action }) => action === 'add')
  const closed = accepted.filter(({ action }) => action === 'close')
  const declinedKeys = new Set(decline.map(({ key }) => key))
  const declined = answered.filter(({ key }) => declinedKeys.has(key))
  const parts = [
    added.length > 0 && `принято ${counted(countProposed(added), DUTIES)}`,
    closed.length > 0 && `снято ${counted(countProposed(closed), DUTIES)}`,
    declined.length > 0 && `вычеркнуто ${counted(countProposed(declined), DUTIES)}`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return 'Ничего не изменилось: это уже было принято.'
  const people = countConcerned([...accepted, ...declined])
  const text = parts.join(', ') + (people > 1 ? ` у ${counted(people, OF_EMPLOYEES)}` : '')
  return `${upperFirst(text)}.`
}
