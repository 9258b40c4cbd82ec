import type { InputValues } from '@ot/contract'
import type { Library, TemplateSummary } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import { type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { makeDraft } from '../documents/index.ts'
import { orderOf, roleOf } from './present.ts'
import { findPreviousTerm, getHeld, getTerm, type HeldRow, type NamedTerm } from './queries.ts'

/** The order that takes a role away without naming anybody. */
const TAKING_OFF = 'prikaz-o-snyatii-obyazannostey-otvetstvennogo'

/** The order of the appointment that stands; if somebody stood there before, it ends his order as well. */
export async function printAppointment(ctx: Ctx, library: Library, id: number): Promise<FileAnswer> {
  const { row, previous } = await readScoped(ctx, async (tx) => {
    const row = await getHeld(tx, companyIdsOf(ctx), id)
    return { row, previous: await findPreviousTerm(tx, row) }
  })
  if (row.dismissedOn !== null) throw new Conflict('Работник уволен: назначьте ответственного заново')
  const template = library.templates.find((candidate) => candidate.role === row.roleId)
  if (template === undefined) throw new Error(`the library has no order for the role ${row.roleId}`)
  return printOrder(ctx, library, template, row, appointmentAnswers(row, previous))
}

/** The order by which a role was taken away. */
export async function printTakingOff(ctx: Ctx, library: Library, termId: number): Promise<FileAnswer> {
  const term = await readScoped(ctx, (tx) => getTerm(tx, companyIdsOf(ctx), termId))
  if (term.successorId !== null) {
    throw new Conflict('Обязанности перешли к другому работнику: их снимает приказ о его назначении')
  }
  const template = library.find(TAKING_OFF)
  if (template === null) throw new Error(`the library has lost ${TAKING_OFF}`)
  const { companyId, endedByNumber, endedByDate } = term
  const ended = { companyId, orderNumber: endedByNumber, orderDate: endedByDate }
  const answers = {
    обязанности: roleOf(term.roleId).genitive,
    дата_окончания: term.until,
    ...formerAnswers(term),
  }
  return printOrder(ctx, library, template, ended, answers)
}

/** An order that is not required has neither day nor number: its draft is of today, with a line for the number. */
function printOrder(
  ctx: Ctx,
  library: Library,
  template: TemplateSummary,
  row: Pick<HeldRow, 'companyId' | 'orderNumber' | 'orderDate'>,
  answers: InputValues,
): Promise<FileAnswer> {
  const { companyId } = row
  const order = orderOf(row)
  const date: CalendarDate = order?.date ?? ctx.today(companyId)
  const known = new Set(template.inputs.map(({ key }) => key))
  const values = Object.fromEntries(Object.entries(answers).filter(([key]) => known.has(key)))
  return makeDraft(ctx, library, { templateId: template.id, companyId, date, number: order?.number, values })
}

function appointmentAnswers({ employeeId, since }: HeldRow, previous: NamedTerm | null): InputValues {
  return { ответственный: employeeId, дата_начала: since, ...formerAnswers(previous) }
}

/** Who was dismissed has no duties to be released from: only his order is ended. */
function formerAnswers(term: NamedTerm | null): InputValues {
  return {
    прежний_ответственный: term === null || term.dismissedOn !== null ? null : term.employeeId,
    прежний_приказ_номер: term?.orderNumber ?? null,
    прежний_приказ_дата: term?.orderDate ?? null,
  }
}
