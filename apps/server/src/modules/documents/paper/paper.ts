import { type CalendarDate, newDocumentProblem } from '@ot/domain'
import { type Ctx, membershipOf, requireTariff } from '../../../context/ctx.ts'
import { Invalid } from '../../../foundation/errors.ts'

/** The tariff step and the date rule, the same for a draft, a registered document and an archive. */
export function checkPaperDate(ctx: Ctx, companyId: number, date: CalendarDate): void {
  const today = ctx.today(companyId)
  requireTariff(newDocumentProblem(membershipOf(ctx, companyId).subscription, today))
  if (date > today) throw Invalid.field('date', 'Дата документа не может быть позже сегодняшней')
}
