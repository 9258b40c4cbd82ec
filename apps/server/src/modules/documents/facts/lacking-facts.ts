import type { CompanyFacts, TemplateSummary } from '@ot/doc-library'
import { isTypeFilled, RESPONSIBILITY_GROUPS } from '@ot/domain'

/** `field`: what the request itself has to name. */
export type Lacking = { key: string; label: string; field?: string }

type Requirement = TemplateSummary['requires'][number]

/** Facts without which the paper is not made, and what to fill in. */
export function lackingFacts(template: TemplateSummary, company: CompanyFacts): Lacking[] {
  return template.requires.flatMap((requirement) => {
    const label = whatToFillIn(requirement, company)
    return label === null ? [] : [{ key: requirement, label }]
  })
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
