import { isTypeFilled, paperProblem, RESPONSIBILITY_GROUPS, type Subscription } from '@ot/domain'
import type { CompanyFacts } from '../fields/facts.ts'
import { INCIDENT_ROOTS } from '../fields/incident-tags.ts'
import { SUBJECT_DEPARTMENT, SUBJECT_EMPLOYEE, SUBJECT_POSITION } from '../fields/list-names.ts'
import { isRecordList } from '../fields/section-fields.ts'
import { isReadWhole } from '../format/records.ts'
import type { Missing } from './missing.ts'
import type { TemplateSummary } from './shelf.ts'

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

const SUBJECT_KEYS: Partial<Record<TemplateSummary['scope'], string>> = {
  employee: SUBJECT_EMPLOYEE,
  department: SUBJECT_DEPARTMENT,
  position: SUBJECT_POSITION,
}

/**
 * Without whom or what the paper is about, which is chosen when it is made; rows of a journal in which nothing has
 * happened yet are empty by nature.
 */
export function missingBesidesSubject(
  { scope, records }: Pick<TemplateSummary, 'scope' | 'records'>,
  missing: readonly Missing[],
): Missing[] {
  if (scope === 'incident') return missing.filter(({ key }) => !INCIDENT_ROOTS.has(key.split('.')[0] ?? key))
  return missing.filter(({ key }) => key !== SUBJECT_KEYS[scope] && !isEmptyByNature(records, key))
}

function isEmptyByNature(records: TemplateSummary['records'], key: string): boolean {
  return isReadWhole(records) && isRecordList(records, key)
}
