import type { InputValues } from '@ot/contract'
import type { Library, MadeDocument, TemplateSummary } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import { newDocumentProblem } from '@ot/domain'
import { type Ctx, membershipOf, requireTariff } from '../../ctx.ts'
import { Conflict, Invalid } from '../../errors.ts'
import type { CompanyWorld } from './company-facts.ts'
import { lackingFacts } from './lacking-facts.ts'
import type { DocumentRow } from './queries.ts'

export type PaperRequest = { date: CalendarDate; number: string | null; values: InputValues }

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

export function makePaper(
  library: Library,
  template: TemplateSummary,
  world: CompanyWorld,
  paper: PaperRequest,
) {
  const { date, number, values } = paper
  return library.make(template.id, {
    company: world.company,
    employees: world.people,
    document: { date, number },
    values,
  })
}

/** Made from the edition, answers and facts of its day: later changes of the company do not reach it. */
export function makeRegistered(
  library: Library,
  { templateId, edition, facts, values }: DocumentRow,
): MadeDocument {
  return library.make(templateId, { ...facts, values }, { edition })
}
