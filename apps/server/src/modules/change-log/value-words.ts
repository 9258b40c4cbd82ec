import {
  ABSENCE_KIND_LABELS,
  ACTIVITIES,
  ASSESSMENT_CAUSE_LABELS,
  BRIEFING_KIND_LABELS,
  COUNTERPARTY_KIND_LABELS,
  DECLARATION_ENDING_LABELS,
  DIGEST_RHYTHM_LABELS,
  DOCUMENT_STATUS_LABELS,
  EMPLOYMENT_KIND_LABELS,
  EVENT_FIELD_NAMES,
  eventField,
  FACTS,
  INCIDENT_DEGREE_LABELS,
  INCIDENT_STATUS_LABELS,
  LETTER_KIND_LABELS,
  MEMO_STATUS_LABELS,
  MICROTRAUMA_OUTCOME_LABELS,
  PAYER_TYPE_LABELS,
  RISK_CATEGORY_LABELS,
  RISK_LEVEL_LABELS,
  ROLE_LABELS,
  SECTION_LABELS,
  SEX_LABELS,
  TARIFF_LABELS,
  THING_KIND_LABELS,
  writePeriodicity,
} from '@ot/domain'
import { findPosition } from '@ot/reference'

const EXCLUDED = { excluded: 'исключить' }

const EVENT_WORDS = Object.fromEntries(
  EVENT_FIELD_NAMES.flatMap((field) => {
    const { words } = eventField(field)
    return words === undefined ? [] : [[field, words]]
  }),
)

const FACT_WORDS = Object.fromEntries(
  FACTS.flatMap((fact) =>
    fact.type === 'choice'
      ? [[fact.key, Object.fromEntries(fact.options.map(({ value, label }) => [value, label]))]]
      : [],
  ),
)

/** Members of closed sets, by the fields that hold them. */
const SETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...EVENT_WORDS,
  ...FACT_WORDS,
  section: SECTION_LABELS,
  status: { ...MEMO_STATUS_LABELS, ...DOCUMENT_STATUS_LABELS, ...INCIDENT_STATUS_LABELS },
  riskLevel: { ...RISK_LEVEL_LABELS, ...EXCLUDED },
  kind: {
    ...BRIEFING_KIND_LABELS,
    ...LETTER_KIND_LABELS,
    ...COUNTERPARTY_KIND_LABELS,
    ...THING_KIND_LABELS,
    ...ABSENCE_KIND_LABELS,
  },
  declarationEndedBy: DECLARATION_ENDING_LABELS,
  assessmentCause: ASSESSMENT_CAUSE_LABELS,
  degree: INCIDENT_DEGREE_LABELS,
  worsenedFrom: INCIDENT_DEGREE_LABELS,
  outcome: MICROTRAUMA_OUTCOME_LABELS,
  riskCategory: RISK_CATEGORY_LABELS,
  role: ROLE_LABELS,
  sex: SEX_LABELS,
  employmentKind: EMPLOYMENT_KIND_LABELS,
  rhythm: DIGEST_RHYTHM_LABELS,
  tariff: TARIFF_LABELS,
  type: PAYER_TYPE_LABELS,
}

const ACTIVITY_NAMES = new Map(ACTIVITIES.map(({ id, name }) => [id, name]))

/** What a member of a closed set is called; null: the field holds no such set. */
export function setWord(field: string, value: string): string | null {
  const set = SETS[field]
  return set !== undefined && Object.hasOwn(set, value) ? (set[value] ?? null) : null
}

/** Of lists that are the same for everybody. */
export function referenceWord(field: string, id: number): string | null {
  if (field === 'positionId') return findPosition(id)?.name ?? null
  if (field === 'activities') return ACTIVITY_NAMES.get(id) ?? null
  if (field === 'months') return writePeriodicity({ kind: 'every', count: id, unit: 'month' })
  return null
}
