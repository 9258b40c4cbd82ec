import type { WorkplaceFields } from '@ot/contract'
import { type CalendarDate, mayBeDeclared } from '@ot/domain'
import { shortDate } from '@ot/text'
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sql-errors.ts'
import { Conflict, Invalid } from '../../foundation/errors.ts'
import type { WorkplaceRow } from '../events/index.ts'

/** What is stored, in the words of the contract. */
export function workplaceFields(row: WorkplaceRow): WorkplaceFields {
  const { id, companyId, version, createdAt, updatedAt, ...fields } = row
  return fields
}

const PAST = [
  'reportOn',
  'registeredOn',
  'commissionedOn',
  'assessorToldOn',
  'acquaintedOn',
  'publishedOn',
  'declarationEndedOn',
  'assessmentCausedOn',
  'assessmentWaivedOn',
] as const

/** `lawful`: by when the law asks for an assessment, whatever the company has set. */
export function requirePossible(
  fields: WorkplaceFields,
  today: CalendarDate,
  lawful: CalendarDate | null,
): void {
  for (const field of PAST) {
    const day = fields[field]
    if (day !== null && day > today) throw Invalid.field(field, 'Эта дата ещё не наступила')
  }
  const { declared, workingConditionsClass, declarationEndedOn, declarationEndedBy, ownDeadline } = fields
  if (declared && !mayBeDeclared(workingConditionsClass))
    throw Invalid.field(
      'declared',
      `Класс ${workingConditionsClass ?? ''} не декларируют: только 1 и 2 и места без выявленных факторов (426-ФЗ, ст. 11)`,
    )
  if (declarationEndedOn !== null && declarationEndedBy === null)
    throw Invalid.field('declarationEndedBy', 'Укажите, что прекратило декларацию')
  requireWholeCause(fields)
  if (ownDeadline !== null && lawful !== null && ownDeadline > lawful)
    throw Invalid.field('ownDeadline', `Позже, чем требует закон: ${shortDate(lawful)}`)
}

function requireWholeCause({
  assessmentCause,
  assessmentCausedOn,
  assessmentWaivedOn,
  assessmentWaiver,
}: WorkplaceFields): void {
  if (assessmentCause !== null && assessmentCausedOn === null)
    throw Invalid.field('assessmentCausedOn', 'Укажите день: от него считается срок')
  if (assessmentCause === null && assessmentCausedOn !== null)
    throw Invalid.field('assessmentCause', 'Укажите причину внеплановой спецоценки')
  if (assessmentWaivedOn === null) return
  if (assessmentCause !== 'renaming')
    throw Invalid.field(
      'assessmentWaivedOn',
      'Не проводить внеплановую можно, только когда сменилось имя или прошла реорганизация (426-ФЗ, ч. 3 ст. 17)',
    )
  if (assessmentWaiver === null)
    throw Invalid.field('assessmentWaiver', 'Укажите номер и основание решения комиссии')
}

/** The index and the reference decide; here the refusals get their words. */
export async function withWorkplaceRefusals<T>(number: string, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict(`Рабочее место № ${number} уже есть`)
    if (isForeignKeyViolation(error)) throw Invalid.field('departmentId', 'Такого отдела нет')
    throw error
  }
}
