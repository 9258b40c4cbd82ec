import type { TemplateSummary } from '@ot/doc-library'
import { type CalendarDate, newDocumentProblem } from '@ot/domain'
import { type Ctx, membershipOf, requireTariff } from '../../../context/ctx.ts'
import { Conflict, Invalid } from '../../../foundation/errors.ts'
import type { CompanyWorld } from '../facts/company-facts.ts'
import { lackingFacts } from '../facts/lacking-facts.ts'

/** The tariff step and the date rule, the same for a draft, a registered document and an archive. */
export function checkPaperDate(ctx: Ctx, companyId: number, date: CalendarDate): void {
  const today = ctx.today(companyId)
  requireTariff(newDocumentProblem(membershipOf(ctx, companyId).subscription, today))
  if (date > today) throw Invalid.field('date', 'Дата документа не может быть позже сегодняшней')
}

/** A paper without a fact it stands on is not made. */
export function refuseLacking(template: TemplateSummary, world: CompanyWorld): void {
  const lacking = lackingFacts(template, world.company)
  if (lacking.length > 0) throw new Conflict(lacking.map(({ label }) => label).join('. '))
}
