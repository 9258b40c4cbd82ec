import type { ReturnOutcome } from '@ot/contract'
import { addDays, type CalendarDate, eventState, isDueAtReturn, toldOf } from '@ot/domain'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, rehearse, type Tx } from '../../db/transaction.ts'
import { type Touched, undoably } from '../../db/undoable.ts'
import { Invalid } from '../../foundation/errors.ts'
import { ABSENCES, changeRecordIn, companyOfAbsence, getAbsence } from '../collections/index.ts'
import { loadEmployeesEvents, touchedRecords } from '../events/index.ts'
import { listEmployeesInstructions } from '../instructions/index.ts'
import { type ChosenKeys, presentReminder, takeAfterReturn } from '../norms/index.ts'

type Return = { id: number; backOn: CalendarDate; ifMatch: number | null }
type Chosen = Return & { choice: ChosenKeys }

/** Takes nothing of what follows: all of it is shown. */
const NOTHING: ChosenKeys = { accept: [], decline: [] }

export async function previewReturn(ctx: Ctx, asked: Return): Promise<ReturnOutcome> {
  const companyId = await companyOf(ctx, asked.id)
  return rehearse(ctx, companyId, (tx) => returnIn(tx, ctx, companyId, { ...asked, choice: NOTHING }))
}

/** The last day of the absence and what follows from the return, or nothing. */
export async function returnEmployee(ctx: Ctx, asked: Chosen): Promise<ReturnOutcome> {
  const companyId = await companyOf(ctx, asked.id)
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const { employeeId } = (await getAbsence(tx, companyId, asked.id)).absence
    const touched: Touched[] = [
      { table: 'absences', of: { column: 'id', ids: [asked.id] } },
      ...touchedRecords([employeeId]),
    ]
    return undoably(tx, ctx, { companyId, permission: 'event.change', name: null, touched }, () =>
      returnIn(tx, ctx, companyId, asked),
    )
  })
}

async function companyOf(ctx: Ctx, id: number): Promise<number> {
  const companyId = await readScoped(ctx, (tx) => companyOfAbsence(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'company.change')
  allow(ctx, companyId, 'event.change')
  return companyId
}

async function returnIn(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  { id, backOn, ifMatch, choice }: Chosen,
): Promise<ReturnOutcome> {
  await lockCompany(tx, companyId)
  const {
    absence: { employeeId, startsOn },
  } = await getAbsence(tx, companyId, id)
  if (backOn <= startsOn) throw Invalid.field('backOn', 'Выход не позже первого дня отсутствия')
  const changes = { endsOn: addDays(backOn, -1) }
  await changeRecordIn(tx, ctx, ABSENCES, { companyId, id, changes, ifMatch })
  const events = await loadEmployeesEvents(tx, companyId, [employeeId])
  const waits = events
    .filter((event) => isDueAtReturn(event, backOn))
    .map((event) => ({
      section: event.section,
      name: event.name,
      deadline: event.deadline ?? backOn,
      state: eventState(event, backOn),
    }))
  const given = await listEmployeesInstructions(tx, companyId, [employeeId])
  const absenceId = id
  return {
    follows: await takeAfterReturn(tx, ctx, { companyId, employeeId, absenceId, backOn, choice }),
    waits: waits.toSorted((one, other) => one.deadline.localeCompare(other.deadline)),
    instructions: given.filter(({ acknowledgedOn }) => acknowledgedOn === null).map(({ name }) => name),
    reminders: toldOf('return').map(presentReminder),
  }
}
