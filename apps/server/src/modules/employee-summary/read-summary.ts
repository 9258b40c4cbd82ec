import type { EmployeeSummary } from '@ot/contract'
import {
  absenceOn,
  type CalendarDate,
  COVERAGE_COLUMNS,
  dayIn,
  type EventState,
  findResponsibilityRole,
  instructionState,
  revisionDue,
  standingOf,
  writeOrderLink,
} from '@ot/domain'
import { compareNames } from '@ot/text'
import { type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { eventStateOf, getEmployeeCompany, loadEmployeesEvents, subjectsByIds } from '../events/index.ts'
import { listEmployeesInstructions } from '../instructions/index.ts'
import {
  listOwnDispatches,
  listOwnDocuments,
  listOwnMemos,
  listOwnRoles,
  type OfEmployee,
} from './paper-queries.ts'
import { findPhotoHash } from './photo-queries.ts'

const NEXT_LIMIT = 6

type Term = EmployeeSummary['next'][number]
/** `isReturn`: of a thing that is worn; its issue has the same day. */
type Asked = Term & { isReturn: boolean }

/** A dismissed employee's records stay readable. */
export async function readEmployeeSummary(ctx: Ctx, employeeId: number): Promise<EmployeeSummary> {
  return readScoped(ctx, async (tx) => {
    const companyId = await getEmployeeCompany(tx, companyIdsOf(ctx), employeeId)
    const today = ctx.today(companyId)
    const sha256 = await findPhotoHash(tx, { companyId, employeeId })
    const asked = await listAsked(tx, { companyId, employeeId }, today)
    return {
      today,
      photo: sha256 === null ? null : { sha256 },
      columns: COVERAGE_COLUMNS.map((column) => ({
        column,
        ...standingOf(asked.filter((one) => one.column === column).map(({ state }) => state)),
      })),
      next: nextOf(asked),
      papers: await papersOf(tx, { companyId, employeeId }, (at) =>
        dayIn(at, membershipOf(ctx, companyId).timeZone),
      ),
    }
  })
}

/** Everything open that is asked of him; of instructions nothing while he is away. */
async function listAsked(
  tx: Tx,
  { companyId, employeeId }: OfEmployee,
  today: CalendarDate,
): Promise<Asked[]> {
  const [person] = await subjectsByIds(tx, companyId, [employeeId])
  if (person === undefined) throw new NotFound()
  const events = await loadEmployeesEvents(tx, companyId, [employeeId])
  const instructions = await listEmployeesInstructions(tx, companyId, [employeeId])
  const isAway = absenceOn(person.absences, today) !== null
  return [
    ...events.map((event) => ({
      column: event.section,
      name: event.name,
      deadline: event.deadline,
      state: eventStateOf(event, person, today),
      isReturn: event.returnOf !== null,
    })),
    ...instructions.map((instruction) => ({
      column: 'instruction' as const,
      name: instruction.name,
      deadline: instruction.acknowledgedOn === null ? null : revisionDue(instruction),
      state: isAway ? ('away' as const) : instructionState(instruction, today),
      isReturn: false,
    })),
  ]
}

/** What has a day ahead or behind, or was to be done at once; what may have been done is asked for elsewhere. */
function nextOf(asked: readonly Asked[]): Term[] {
  return asked
    .filter(({ isReturn }) => !isReturn)
    .filter(({ state, deadline }) => state === 'missing' || (isCounted(state) && deadline !== null))
    .toSorted((a, b) => (a.deadline ?? '').localeCompare(b.deadline ?? '') || compareNames(a.name, b.name))
    .slice(0, NEXT_LIMIT)
    .map(({ isReturn: _isReturn, ...term }) => term)
}

function isCounted(state: EventState): boolean {
  return state === 'overdue' || state === 'soon' || state === 'ok'
}

async function papersOf(
  tx: Tx,
  of: OfEmployee,
  dayOf: (at: string) => CalendarDate,
): Promise<EmployeeSummary['papers']> {
  const documents = await listOwnDocuments(tx, of)
  const dispatches = await listOwnDispatches(tx, of)
  const memos = await listOwnMemos(tx, of)
  const roles = await listOwnRoles(tx, of)
  return {
    documents: counted(documents, ({ id, name, number, date, awaitsSignature }) => ({
      id,
      name,
      number,
      date,
      awaitsSignature,
    })),
    dispatches: counted(dispatches, ({ id, createdAt, documents: names, state }) => ({
      id,
      sentOn: dayOf(createdAt),
      documents: names,
      state,
    })),
    memos: counted(memos, ({ id, number, name, status }) => ({ id, number, name, status })),
    roles: roles.map(({ roleId, orderNumber, orderDate }) => ({
      name: findResponsibilityRole(roleId)?.name ?? `Роль № ${roleId}`,
      order: writeOrderLink(
        orderNumber === null || orderDate === null ? null : { number: orderNumber, date: orderDate },
      ),
    })),
  }
}

function counted<Row extends { total: number }, Shown>(rows: readonly Row[], present: (row: Row) => Shown) {
  return { total: rows[0]?.total ?? 0, newest: rows.map(present) }
}
