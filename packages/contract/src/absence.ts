import { ABSENCE_FIELDS, ABSENCE_KINDS, type AbsenceField } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, optionalText, version } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'employees'

export const AbsenceFields = z.strictObject({
  employeeId: id,
  kind: z.enum(ABSENCE_KINDS, { error: 'Укажите причину' }),
  startsOn: calendarDate,
  endsOn: calendarDate.nullable().default(null),
  note: optionalText(ABSENCE_FIELDS.note.max),
} satisfies Record<AbsenceField, z.ZodType>)
export type AbsenceFields = z.infer<typeof AbsenceFields>

/** What a form about one employee asks. */
export const OwnAbsenceFields = AbsenceFields.omit({ employeeId: true })
export type OwnAbsenceFields = z.infer<typeof OwnAbsenceFields>

/** A merge patch: each field is checked with the rest of the record. */
const AbsencePatch = z.strictObject(
  Object.fromEntries(Object.keys(OwnAbsenceFields.shape).map((key) => [key, z.unknown().optional()])),
)

export const AbsenceAnswer = z.object({ ...AbsenceFields.shape, id, companyId: id, version })
export type AbsenceAnswer = z.infer<typeof AbsenceAnswer>

export const absenceRoutes = defineRoutes({
  'GET /api/absences': {
    access: 'user',
    tag,
    summary: 'Отсутствия работников: пока работника нет, его сроки не идут',
    query: byCompany,
    answer: z.array(AbsenceAnswer),
  },
  'POST /api/absences': {
    access: 'user',
    tag,
    summary: 'Записать отсутствие работника; его сроки пересчитаются',
    body: z.strictObject({ companyId: id, ...AbsenceFields.shape }),
    answer: AbsenceAnswer,
    status: 201,
  },
  'PATCH /api/absences/:id': {
    access: 'user',
    tag,
    summary: 'Изменить отсутствие, записать день выхода',
    params: byId,
    body: AbsencePatch,
    answer: AbsenceAnswer,
    versioned: true,
  },
  'DELETE /api/absences/:id': {
    access: 'user',
    tag,
    summary: 'Удалить отсутствие; сроки станут прежними, не сделанное по нему снимется',
    params: byId,
    status: 204,
    versioned: true,
  },
})
