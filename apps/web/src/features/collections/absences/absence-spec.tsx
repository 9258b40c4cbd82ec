import type { AbsenceAnswer } from '@ot/contract'
import { OwnAbsenceFields } from '@ot/contract/absence'
import {
  ABSENCE_FIELDS,
  ABSENCE_KIND_LABELS,
  type AbsenceField,
  absenceDays,
  absencePeriod,
  byField,
} from '@ot/domain'
import { counted } from '@ot/text'
import {
  ABSENCES_KEY,
  changeAbsence,
  createAbsence,
  deleteAbsence,
  readAbsences,
} from '../../../lib/company/absences.ts'
import type { CollectionSpec } from '../collection-spec.ts'
import { fieldSpec, NO_CHOICES } from '../field-specs.ts'

type OwnField = Exclude<AbsenceField, 'employeeId'>
const FIELDS: readonly OwnField[] = ['kind', 'startsOn', 'endsOn', 'note']

/** Of one employee. */
export function absenceSpec(employeeId: number): CollectionSpec<OwnField, OwnAbsenceFields, AbsenceAnswer> {
  return {
    words: {
      purpose: '',
      lead: 'Пока работника нет, его сроки не идут: он не попадает в просроченные, в заявки и в напоминания. К дню выхода предложим то, чего требуют нормы после перерыва.',
      empty: 'Запишите отпуск по уходу за ребёнком, военную службу, длительную болезнь.',
      add: 'Записать отсутствие',
      gone: 'Запись уже удалил другой пользователь.',
      one: 'Отсутствие',
      head: ABSENCE_FIELDS.kind.label,
      removal: 'Сроки работника станут прежними. Что назначено к выходу и ещё не проведено, снимется.',
    },
    fields: FIELDS,
    specs: byField(FIELDS, (field) => fieldSpec(ABSENCE_FIELDS[field], NO_CHOICES)),
    opening: {},
    schema: OwnAbsenceFields,
    calls: {
      key: ABSENCES_KEY,
      entity: 'absence',
      list: readAbsences,
      create: (companyId, fields, idempotencyKey) =>
        createAbsence({ companyId, employeeId, ...fields }, idempotencyKey),
      change: changeAbsence,
      remove: deleteAbsence,
    },
    nameOf: ({ kind }) => ABSENCE_KIND_LABELS[kind],
    columns: [
      { key: 'days', label: 'Дни', cell: (absence) => absencePeriod(absence) },
      {
        key: 'duration',
        label: 'Длительность',
        cell: (absence) => {
          const days = absenceDays(absence)
          return days === null ? 'день выхода не известен' : counted(days, ['день', 'дня', 'дней'])
        },
      },
      { key: 'note', label: ABSENCE_FIELDS.note.label, cell: ({ note }) => note },
    ],
  }
}
