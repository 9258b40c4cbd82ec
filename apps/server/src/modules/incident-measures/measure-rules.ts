import type { FieldError, MeasureFields } from '@ot/contract'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { Conflict, Invalid } from '../../foundation/errors.ts'
import { subjectsByIds } from '../events/index.ts'
import type { IncidentHead } from './incident-queries.ts'

export function requireStanding({ cancelReason }: IncidentHead): void {
  if (cancelReason !== null) throw new Conflict('Происшествие отменено: верните его, чтобы изменить')
}

/** Days that can be, and somebody who works here; who was named before and left since may stay named. */
export async function requireSoundMeasure(
  tx: Tx,
  ctx: Ctx,
  { companyId, occurredOn }: IncidentHead,
  { before, after }: { before: MeasureFields | null; after: MeasureFields },
): Promise<void> {
  const { dueOn, doneOn, responsibleId } = after
  const errors: FieldError[] = []
  if (dueOn !== null && dueOn < occurredOn)
    errors.push({ field: 'dueOn', message: 'Срок раньше происшествия' })
  if (doneOn !== null && doneOn > ctx.today(companyId))
    errors.push({ field: 'doneOn', message: 'Эта дата ещё не наступила' })
  if (doneOn !== null && doneOn < occurredOn)
    errors.push({ field: 'doneOn', message: 'Исполнено раньше происшествия' })
  if (responsibleId !== null && responsibleId !== before?.responsibleId) {
    const [person] = await subjectsByIds(tx, companyId, [responsibleId])
    if (person === undefined) errors.push({ field: 'responsibleId', message: 'Такого работника нет' })
    else if (person.dismissedOn !== null)
      errors.push({ field: 'responsibleId', message: `${person.fullname}: работник уволен` })
  }
  if (errors.length > 0) throw new Invalid(errors)
}

/** What is stored, in the words of the contract. */
export function measureFields({
  what,
  responsibleId,
  dueOn,
  doneOn,
  note,
  cancelReason,
}: MeasureFields): MeasureFields {
  return { what, responsibleId, dueOn, doneOn, note, cancelReason }
}
