import { AbsenceFields } from '@ot/contract'
import { ABSENCE_FIELD_NAMES, ABSENCE_KINDS, absenceProblem, changedBreaks, returnRule } from '@ot/domain'
import { number, oneOf, orNull, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid, NotFound } from '../../foundation/errors.ts'
import { retimeAbsent, subjectsByIds, touchedRecords, withdrawUndone } from '../events/index.ts'
import type { Collection, Stored } from './collection.ts'
import { getRecordCompany, listRecords } from './collection-queries.ts'

const isAbsence = shaped({
  id: number,
  companyId: number,
  version: number,
  employeeId: number,
  kind: oneOf(ABSENCE_KINDS),
  startsOn: text,
  endsOn: orNull(text),
  note: orNull(text),
})

export const ABSENCES: Collection<AbsenceFields> = {
  entity: 'absence',
  table: 'absences',
  names: ABSENCE_FIELD_NAMES,
  schema: AbsenceFields,
  isRow: isAbsence,
  references: {},
  check: async (absence, { tx, companyId, id }) => {
    const { employeeId } = absence
    const [employee] = await subjectsByIds(tx, companyId, [employeeId])
    if (employee === undefined) throw Invalid.field('employeeId', 'Такого работника нет')
    const others = (await listAbsencesOf(tx, companyId, employeeId)).filter((other) => other.id !== id)
    const problem = absenceProblem(absence, employee, others)
    if (problem !== null) throw Invalid.field(problem.field, problem.message)
  },
  touches: ({ employeeId }) => touchedRecords([employeeId]),
  saved: async (tx, ctx, companyId, { id, before, after }) => {
    const employeeIds = [before, after].flatMap((absence) => absence?.employeeId ?? [])
    await retimeAbsent(tx, ctx, companyId, [...new Set(employeeIds)])
    const others = (await listRecords(tx, ABSENCES, companyId)).filter((other) => other.id !== id)
    for (const employeeId of new Set(employeeIds)) {
      const ofEmployee = (absence: AbsenceFields | null) =>
        [...others, ...(absence === null ? [] : [{ ...absence, id }])].filter(
          (one) => one.employeeId === employeeId,
        )
      for (const changed of changedBreaks(ofEmployee(before), ofEmployee(after)))
        await withdrawUndone(tx, ctx, {
          companyId,
          rule: returnRule(changed),
          reason: 'Отсутствие изменено или удалено',
        })
    }
  },
}

type StoredAbsence = AbsenceFields & Stored

async function listAbsencesOf(tx: Tx, companyId: number, employeeId: number): Promise<StoredAbsence[]> {
  return (await listRecords(tx, ABSENCES, companyId)).filter((one) => one.employeeId === employeeId)
}

/** With all of the same employee, itself among them. */
export async function getAbsence(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<{ absence: StoredAbsence; ofEmployee: StoredAbsence[] }> {
  const all = await listRecords(tx, ABSENCES, companyId)
  const absence = all.find((one) => one.id === id)
  if (absence === undefined) throw new NotFound()
  return { absence, ofEmployee: all.filter(({ employeeId }) => employeeId === absence.employeeId) }
}

export function companyOfAbsence(tx: Tx, companyIds: readonly number[], id: number): Promise<number> {
  return getRecordCompany(tx, ABSENCES.table, companyIds, id)
}
