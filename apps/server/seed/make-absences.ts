import { type AbsenceKind, addDays, type CalendarDate } from '@ot/domain'
import type { Ctx } from '../src/context/ctx.ts'
import { ABSENCES, createRecord, recordsOf } from '../src/modules/collections/index.ts'
import { employeesOf } from '../src/modules/people/index.ts'

type Away = {
  lastName: string
  kind: AbsenceKind
  startsAgo: number
  endsIn: number | null
  note: string | null
}

/** Who is on leave, who comes back next week after a long illness, and whose return nobody knows. */
const AWAY: readonly Away[] = [
  { lastName: 'Соколова', kind: 'childcare', startsAgo: 200, endsIn: 400, note: 'Приказ № 31-К' },
  { lastName: 'Доржиев', kind: 'illness', startsAgo: 90, endsIn: 6, note: null },
  { lastName: 'Сухих', kind: 'military', startsAgo: 120, endsIn: null, note: null },
]

export async function makeAbsences({
  ctx,
  companyId,
  today,
}: {
  ctx: Ctx
  companyId: number
  today: CalendarDate
}): Promise<void> {
  if ((await recordsOf(ctx, ABSENCES, companyId)).length > 0) return
  const employees = await employeesOf(ctx, companyId, { withDismissed: false })
  for (const { lastName, kind, startsAgo, endsIn, note } of AWAY) {
    const employee = employees.find((one) => one.lastName === lastName)
    if (employee === undefined) continue
    const startsOn = addDays(today, -startsAgo)
    if (startsOn < employee.hireDate) continue
    const endsOn = endsIn === null ? null : addDays(today, endsIn)
    const fields = { employeeId: employee.id, kind, startsOn, endsOn, note }
    await createRecord(ctx, ABSENCES, { companyId, fields })
  }
}
