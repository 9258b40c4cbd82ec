import type { MicrotraumaFields } from '@ot/contract'
import type { MicrotraumaRow } from './queries.ts'

/** What is stored, in the words of the contract: what a change is laid over and the log compares. */
export function fieldsOf(row: MicrotraumaRow): MicrotraumaFields {
  const { employeeId, occurredOn, occurredTime, place, circumstances, injury, firstAid, experience } = row
  const { reportedOn, reportedBy, reportedTo, inquirerId, extensionDays, extensionReason } = row
  const { causes, measures, riskKnown, needsBriefing, outcome, completedOn } = row
  return {
    employeeId,
    occurredOn,
    occurredTime,
    place,
    circumstances,
    injury,
    firstAid,
    experience,
    reportedOn,
    reportedBy,
    reportedTo,
    inquirerId,
    extensionDays,
    extensionReason,
    causes,
    measures,
    riskKnown,
    needsBriefing,
    outcome,
    completedOn,
  }
}

/** What users call the fields that may have been changed by somebody else. */
export const MICROTRAUMA_LABELS: Readonly<Record<keyof MicrotraumaFields | 'cancelReason', string>> = {
  employeeId: 'пострадавший',
  occurredOn: 'дата',
  occurredTime: 'время',
  place: 'место',
  circumstances: 'обстоятельства',
  injury: 'характер микротравмы',
  firstAid: 'первая помощь',
  experience: 'стаж',
  reportedOn: 'дата сообщения',
  reportedBy: 'кто сообщил',
  reportedTo: 'кому сообщили',
  inquirerId: 'кто рассматривает',
  extensionDays: 'продление',
  extensionReason: 'причина продления',
  causes: 'причины',
  measures: 'меры',
  riskKnown: 'учтена ли опасность',
  needsBriefing: 'нужен ли инструктаж',
  outcome: 'последствия',
  completedOn: 'рассмотрение завершено',
  cancelReason: 'причина отмены',
}
