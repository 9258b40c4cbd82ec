import type { CompanyAnswer } from '@ot/contract'
import type { RiskCategory } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { TextFieldName } from './card-fields.ts'
import { ownTimeZone } from './time-zones.ts'

/** The cases a correction may be given for; the nominative is the field itself. */
export const SIGNATORY_CASES = ['genitive', 'dative', 'accusative', 'instrumental', 'prepositional'] as const
export type GrammaticalCase = (typeof SIGNATORY_CASES)[number]

export type CaseTexts = Record<GrammaticalCase, string>

/** A company's card as it is read and typed: every text is a string, an absent one is empty. */
export interface CardValues extends Record<TextFieldName, string> {
  activities: number[]
  additionalAddresses: string[]
  directorNameCases: CaseTexts
  directorPositionCases: CaseTexts
  timeZone: string
  headcount: string
  /** As they are typed: «30.08.2026, 11.10.2026». */
  regionalDaysOff: string
  microEnterprise: boolean | null
  riskCategory: RiskCategory | null
}

export function cardValues(company: CompanyAnswer | null): CardValues {
  return company === null ? emptyCard() : storedCard(company)
}

function storedCard(company: CompanyAnswer): CardValues {
  const { id, version, role, ...facts } = company
  return {
    ...facts,
    kpp: facts.kpp ?? '',
    city: facts.city ?? '',
    sfrNumber: facts.sfrNumber ?? '',
    coldSeason: facts.coldSeason ?? '',
    activities: facts.activities.map((activity) => activity.id).sort((left, right) => left - right),
    directorNameCases: caseTexts(facts.directorNameCases),
    directorPositionCases: caseTexts(facts.directorPositionCases),
    headcount: facts.headcount === null ? '' : String(facts.headcount),
    regionalDaysOff: facts.regionalDaysOff.map(shortDate).join(', '),
  }
}

function emptyCard(): CardValues {
  return {
    name: '',
    shortName: '',
    formOfOwnership: '',
    legalAddress: '',
    actualAddress: '',
    mailingAddress: '',
    phone: '',
    email: '',
    inn: '',
    kpp: '',
    okpo: '',
    okato: '',
    oktmo: '',
    okved: '',
    ogrn: '',
    okogu: '',
    directorName: '',
    directorPosition: '',
    city: '',
    sfrNumber: '',
    coldSeason: '',
    activities: [],
    additionalAddresses: [],
    directorNameCases: caseTexts({}),
    directorPositionCases: caseTexts({}),
    timeZone: ownTimeZone(),
    headcount: '',
    regionalDaysOff: '',
    microEnterprise: null,
    riskCategory: null,
  }
}

/** All cases, in one order: two cards are compared by their text. */
function caseTexts(stored: { readonly [K in GrammaticalCase]?: string | undefined }): CaseTexts {
  return {
    genitive: stored.genitive ?? '',
    dative: stored.dative ?? '',
    accusative: stored.accusative ?? '',
    instrumental: stored.instrumental ?? '',
    prepositional: stored.prepositional ?? '',
  }
}
