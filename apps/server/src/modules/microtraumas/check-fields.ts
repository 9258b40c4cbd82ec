import type { FieldError, MicrotraumaFields } from '@ot/contract'
import { dayIn, timeIn } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { type EventSubject, subjectsByIds } from '../events/index.ts'

const AHEAD = 'Эта дата ещё не наступила'

/** What cannot have been so: days out of order, people of another company. Answers the victim. */
export async function requireSound(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  fields: MicrotraumaFields,
): Promise<EventSubject> {
  const { employeeId, inquirerId, measures } = fields
  const ids = [employeeId, inquirerId, ...measures.map(({ responsibleId }) => responsibleId)]
  const named = ids.filter((id) => id !== null)
  const people = new Map((await subjectsByIds(tx, companyId, named)).map((one) => [one.id, one]))
  const victim = people.get(employeeId)
  const errors = [
    ...dayErrors(fields, localNow(ctx, companyId)),
    ...victimErrors(fields, victim),
    ...unknownPeople(fields, people),
    ...unfinished(fields),
  ]
  if (errors.length > 0 || victim === undefined) throw new Invalid(errors)
  return victim
}

type LocalNow = { today: string; time: string }

function localNow(ctx: Ctx, companyId: number): LocalNow {
  const { timeZone } = membershipOf(ctx, companyId)
  return { today: dayIn(ctx.now, timeZone), time: timeIn(ctx.now, timeZone) }
}

function dayErrors(fields: MicrotraumaFields, { today, time }: LocalNow): FieldError[] {
  const { occurredOn, occurredTime, reportedOn, completedOn, measures } = fields
  const errors: FieldError[] = []
  if (occurredOn > today) errors.push({ field: 'occurredOn', message: AHEAD })
  else if (occurredOn === today && occurredTime !== null && occurredTime > time)
    errors.push({ field: 'occurredTime', message: 'Это время ещё не наступило' })
  if (reportedOn > today) errors.push({ field: 'reportedOn', message: AHEAD })
  else if (reportedOn < occurredOn)
    errors.push({ field: 'reportedOn', message: 'Сообщили раньше, чем это произошло' })
  if (completedOn !== null && completedOn > today) errors.push({ field: 'completedOn', message: AHEAD })
  else if (completedOn !== null && completedOn < reportedOn)
    errors.push({ field: 'completedOn', message: 'Рассмотрение завершено раньше сообщения' })
  for (const [index, { doneOn }] of measures.entries()) {
    if (doneOn !== null && doneOn > today) errors.push({ field: `measures.${index}.doneOn`, message: AHEAD })
    else if (doneOn !== null && doneOn < occurredOn)
      errors.push({ field: `measures.${index}.doneOn`, message: 'Мера исполнена раньше микротравмы' })
  }
  return errors
}

function victimErrors({ occurredOn }: MicrotraumaFields, victim: EventSubject | undefined): FieldError[] {
  if (victim === undefined) return [{ field: 'employeeId', message: 'Такого работника нет' }]
  const { dismissedOn, hireDate } = victim
  if (dismissedOn !== null && dismissedOn < occurredOn)
    return [{ field: 'employeeId', message: 'В этот день работник уже был уволен' }]
  if (hireDate > occurredOn)
    return [{ field: 'employeeId', message: 'В этот день работник ещё не был принят' }]
  return []
}

function unknownPeople(
  { inquirerId, measures }: MicrotraumaFields,
  people: ReadonlyMap<number, EventSubject>,
): FieldError[] {
  const message = 'Такого работника нет'
  const isUnknown = (id: number | null) => id !== null && !people.has(id)
  return [
    ...(isUnknown(inquirerId) ? [{ field: 'inquirerId', message }] : []),
    ...measures.flatMap(({ responsibleId }, index) =>
      isUnknown(responsibleId) ? [{ field: `measures.${index}.responsibleId`, message }] : [],
    ),
  ]
}

/** 632н, appendix 1: an inquiry that is over has said why and what came of it. */
function unfinished(fields: MicrotraumaFields): FieldError[] {
  const { completedOn, causes, outcome, inquirerId, extensionDays, extensionReason } = fields
  const errors: FieldError[] = []
  if (extensionDays > 0 && extensionReason === null)
    errors.push({ field: 'extensionReason', message: 'Укажите, что мешает завершить рассмотрение в срок' })
  if (completedOn === null) return errors
  if (inquirerId === null) errors.push({ field: 'inquirerId', message: 'Укажите, кто рассматривал' })
  if (causes === null) errors.push({ field: 'causes', message: 'Укажите причины' })
  if (outcome === null) errors.push({ field: 'outcome', message: 'Укажите последствия' })
  return errors
}
