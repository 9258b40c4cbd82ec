import type { CompanyFacts, TemplateSummary } from '@ot/doc-library'
import { isTypeFilled, paperProblem, RESPONSIBILITY_GROUPS, type Subscription } from '@ot/domain'

/** `field`: what the request itself has to name. */
export type Lacking = { key: string; label: string; field?: string }

/** The key of what a better tariff would bring. */
export const LACKING_TARIFF = 'tariff'

type Requirement = TemplateSummary['requires'][number]

/** Without what the paper is not made, and what to do: a tariff that includes it, facts to fill in. */
export function lackingFacts(
  { section, requires }: TemplateSummary,
  company: CompanyFacts,
  subscription: Subscription,
): Lacking[] {
  const outside = section === null ? null : paperProblem(subscription, section)
  const toFillIn = requires.flatMap((requirement) => {
    const label = whatToFillIn(requirement, company)
    return label === null ? [] : [{ key: requirement, label }]
  })
  return outside === null ? toFillIn : [{ key: LACKING_TARIFF, label: outside }, ...toFillIn]
}

function whatToFillIn(requirement: Requirement, company: CompanyFacts): string | null {
  switch (requirement) {
    case 'company':
      return null
    case 'company.city':
      return company.city === null ? 'Укажите город в сведениях об организации' : null
    case 'company.headcount':
      return company.headcount === null ? 'Укажите численность работников в сведениях об организации' : null
    case 'labourProtection':
    case 'microtrauma':
    case 'firstAidKit':
    case 'fireSafety':
    case 'electricalSafety': {
      if (isTypeFilled(requirement, (roleId) => company.responsible?.[roleId] !== undefined)) return null
      const group = RESPONSIBILITY_GROUPS.find(({ type }) => type === requirement)
      return `Назначьте ответственных лиц: «${group?.name ?? requirement}»`
    }
  }
}
