import { BRIEFING_KIND_LABELS } from '../briefing/briefing-kinds.ts'
import { medicalFactorName, PSYCHIATRIC_EXAMINATION_NAME } from '../medical/medical-names.ts'
import { everyMonths } from '../periodicity/periodicity.ts'
import type {
  PositionProfile,
  ProfileBriefing,
  ProfileFactor,
  ProfilePpe,
  ProfileProgramme,
} from '../position/profile.ts'
import { medicalRule, PSYCHIATRIC_RULE, ppeRule, trainingRule } from '../rule/rule-name.ts'
import type { FactorLookup } from '../rule/term.ts'
import { programmeName } from '../training/programme-name.ts'
import { wantedBriefing } from './everybody.ts'
import type { Subject } from './obligation.ts'
import {
  briefingQuestion,
  ELECTRICAL_1_QUESTION,
  factorQuestion,
  internshipQuestion,
  isHarmfulFactor,
  MICRO_ENTERPRISE_QUESTION,
  PSYCHIATRIC_QUESTION,
  ppeQuestion,
  trainingQuestion,
} from './questions.ts'
import type { Wanted } from './wanted.ts'

/** What the profile of the position adds to what everybody must have. */
export function wantedOfProfile(subject: Subject, profile: PositionProfile, factor: FactorLookup): Wanted[] {
  return [
    ...profile.briefings.map((line) => briefingOf(line, subject.positionName)),
    ...profile.training.map((line) => trainingOf(line, subject.microEnterprise)),
    ...profile.medicalFactors.flatMap((line) => examinationsOf(line, subject, factor)),
    ...psychiatricOf(profile),
    ...profile.ppe.map(ppeOf),
  ]
}

function briefingOf({ kind, conditional }: ProfileBriefing, positionName: string): Wanted {
  if (!conditional) return wantedBriefing(kind)
  if (kind === 'internship') return wantedBriefing(kind, internshipQuestion(positionName))
  if (kind === 'electrical-1') return wantedBriefing(kind, ELECTRICAL_1_QUESTION)
  return wantedBriefing(kind, briefingQuestion(BRIEFING_KIND_LABELS[kind]))
}

/** PP 2464, p. 100: a micro-enterprise may train in the course of briefings, but not for dangerous works. */
function isTaughtInBriefings({ programme }: ProfileProgramme): boolean {
  return (
    programme === 'methods' || programme === 'general' || programme === 'first-aid' || programme === 'ppe-use'
  )
}

/** Of PPE only what the employer's list names is taught (p. 38), whatever the profession usually wears. */
function trainingOf(line: ProfileProgramme, microEnterprise: boolean): Wanted {
  const { programme, conditional } = line
  const asked = trainingQuestion(programme)
  const micro = microEnterprise && isTaughtInBriefings(line) ? MICRO_ENTERPRISE_QUESTION : null
  return {
    section: 'training',
    rule: trainingRule(programme),
    name: programmeName(programme),
    condition: conditional ? asked : (micro ?? (programme === 'ppe-use' ? asked : null)),
    facts: { programme },
  }
}

/** A harmful factor is always a question: the profile knows the profession, not the workplace. */
function examinationsOf(
  { code, conditional }: ProfileFactor,
  subject: Subject,
  factor: FactorLookup,
): Wanted[] {
  const line = factor(code)
  if (line === null) return []
  const isQuestion = conditional || isHarmfulFactor(line)
  return [
    {
      section: 'medical',
      rule: medicalRule(code),
      name: medicalFactorName(line),
      condition: isQuestion ? factorQuestion(line, subject.conditionsClass) : null,
      facts: { factorNumber: code },
    },
  ]
}

/** Items of order 29н whose works usually stand in the list of order 342н: infections, radiation, cranes, rescue, underground, driving, arms, children. */
const PSYCHIATRIC_ITEMS = ['2.4', '4.1', '8', '14', '16', '18', '22', '25'] as const

function psychiatricOf(profile: PositionProfile): Wanted[] {
  const isLikely = profile.medicalFactors.some(({ code }) =>
    PSYCHIATRIC_ITEMS.some((item) => code === item || code.startsWith(`${item}.`)),
  )
  if (!isLikely) return []
  return [
    {
      section: 'medical',
      rule: PSYCHIATRIC_RULE,
      name: PSYCHIATRIC_EXAMINATION_NAME,
      condition: PSYCHIATRIC_QUESTION,
      facts: { factorNumber: null },
    },
  ]
}

function ppeOf({ key, name, unit, quantity, norm, months, conditional }: ProfilePpe): Wanted {
  return {
    section: 'ppe',
    rule: ppeRule(key),
    name,
    condition: conditional ? ppeQuestion(name) : null,
    period: months === null ? { kind: 'unlimited' } : everyMonths(months),
    facts: { ppe: name, eventType: 'issuance', quantity, unit, norm },
  }
}
