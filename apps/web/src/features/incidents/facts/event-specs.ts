import type { Department } from '@ot/contract'
import { INCIDENT_FIELD_LABELS } from '@ot/domain'
import { choicesMessage, type Load } from '../../../lib/load.ts'
import type { NamedSpec } from '../../../ui/form/text-spec.ts'

const PLACE_MAX = 500
const CIRCUMSTANCES_MAX = 10_000

type EventFact = 'occurredAt' | 'toldAt' | 'applicationOn' | 'place' | 'departmentId' | 'circumstances'

export function eventSpecs(departments: Load<readonly Department[]>): readonly NamedSpec<EventFact>[] {
  return [
    { name: 'occurredAt', label: INCIDENT_FIELD_LABELS.occurredAt, kind: 'moment', isRequired: true },
    {
      name: 'toldAt',
      label: INCIDENT_FIELD_LABELS.toldAt,
      kind: 'moment',
      isRequired: true,
      hint: 'С этого часа считаются 24 часа на извещения',
    },
    {
      name: 'applicationOn',
      label: INCIDENT_FIELD_LABELS.applicationOn,
      kind: 'day',
      hint: 'Если о случае не сообщили вовремя или нетрудоспособность наступила не сразу: месяц на расследование',
    },
    { name: 'place', label: INCIDENT_FIELD_LABELS.place, kind: 'line', max: PLACE_MAX, isRequired: true },
    {
      name: 'departmentId',
      label: INCIDENT_FIELD_LABELS.departmentId,
      kind: 'choice',
      isNumber: true,
      choices: (departments.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      message: choicesMessage(departments),
    },
    {
      name: 'circumstances',
      label: INCIDENT_FIELD_LABELS.circumstances,
      kind: 'long',
      max: CIRCUMSTANCES_MAX,
      isRequired: true,
      hint: 'По ходу расследования уточняйте: этот текст печатается в акте',
    },
  ]
}
