import { INCIDENT_FIELD_LABELS, isSilentField, logFieldLabel, MICROTRAUMA_FIELD_LABELS } from '@ot/domain'
import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { incidents } from '../../db/schema/incident.ts'
import { microtraumas } from '../../db/schema/microtrauma.ts'

/** What the log does not compare. */
const OF_THE_ROW = ['companyId', 'id', 'version', 'createdAt', 'updatedAt', 'createdBy']

test.each([
  ['incident', incidents],
  ['microtrauma', microtraumas],
] as const)('журнал называет словами всё, что меняется: %s', (entity, table) => {
  const fields = Object.keys(getTableColumns(table)).filter((field) => !OF_THE_ROW.includes(field))
  // The position and the department of a microtrauma are copied from the employee.
  const copied = entity === 'microtrauma' ? ['position'] : []
  const nameless = fields.filter((field) => !isSilentField(field) && logFieldLabel(entity, field) === null)
  expect(nameless).toEqual(copied)
})

test.each([
  ['incident', INCIDENT_FIELD_LABELS],
  ['microtrauma', MICROTRAUMA_FIELD_LABELS],
] as const)('журнал и формы зовут поля одинаково: %s', (entity, labels) => {
  const said = Object.keys(labels).map((field) => [field, logFieldLabel(entity, field)])
  expect(Object.fromEntries(said)).toEqual(labels)
})
