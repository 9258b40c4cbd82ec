import { BRIEFING_KIND_LABELS, type BriefingKind } from '../briefing/briefing-kinds.ts'
import type { CalendarDate } from '../calendar/calendar.ts'
import { MINOR_EXAMINATION_NAME } from '../medical/medical-names.ts'
import { USUAL_RISK_PERIOD } from '../risk/usual-period.ts'
import { briefingRule, EXPLOSIVE_RULE, MINOR_RULE, NEWCOMER_RULE } from '../rule/rule-name.ts'
import { isFirstYear, isYoungerThan } from '../rule/term.ts'
import { isHarmfulClass } from '../sout/conditions-classes.ts'
import type { Subject } from './obligation.ts'
import {
  explosiveQuestion,
  initialBriefingQuestion,
  NEWCOMER_QUESTION,
  REMOTE_QUESTION,
  repeatBriefingQuestion,
} from './questions.ts'
import type { Wanted } from './wanted.ts'

/** What every employee must have, whatever the position. */
export function wantedOfEverybody(subject: Subject, today: CalendarDate): Wanted[] {
  const { positionName, profile, explosivePlaces } = subject
  // PP 2464, p. 13: at class 3 and 4 nobody is released, whatever the list says.
  const isExemptCandidate =
    profile?.officeExemptCandidate === true && !isHarmfulClass(subject.conditionsClass)
  return [
    wantedBriefing('introductory'),
    wantedBriefing('initial', isExemptCandidate ? initialBriefingQuestion(positionName) : null),
    wantedBriefing('repeat', isExemptCandidate ? repeatBriefingQuestion(positionName) : null),
    ...(profile?.highRisk === true && isFirstYear(subject, today) ? [NEWCOMER_BRIEFING] : []),
    wantedBriefing('fire-introductory'),
    wantedBriefing('fire-initial'),
    wantedBriefing('fire-repeat'),
    ...(mayBeExplosive(subject) ? [explosiveBriefing(explosivePlaces ?? [])] : []),
    wantedBriefing('civil-defence'),
    wantedBriefing('emergency'),
    ...(isYoungerThan(18, subject, today) ? [MINOR_EXAMINATION] : []),
    {
      section: 'sout',
      rule: 'sout',
      name: 'Специальная оценка условий труда',
      condition: mayBeRemote(subject) ? REMOTE_QUESTION : null,
      facts: { workplaceId: null },
    },
    RISK_ASSESSMENT,
    instruction(positionName),
  ]
}

const NEWCOMER_BRIEFING: Wanted = {
  section: 'briefing',
  rule: NEWCOMER_RULE,
  name: 'Повторный инструктаж на рабочем месте (первый год работы)',
  condition: NEWCOMER_QUESTION,
  facts: { kind: 'repeat' },
}

/** Where somebody works remotely, whoever works at a computer may be the one. */
function mayBeRemote({ hasRemoteWorkers, profile }: Subject): boolean {
  return hasRemoteWorkers && (profile === null || profile.hazards.includes('vision'))
}

/** The company named such places, or has said of none and the profession itself is one of fire. */
export function mayBeExplosive({ explosivePlaces, profile }: Subject): boolean {
  return explosivePlaces === null ? profile?.hazards.includes('fire') === true : explosivePlaces.length > 0
}

function explosiveBriefing(places: readonly string[]): Wanted {
  return {
    section: 'briefing',
    rule: EXPLOSIVE_RULE,
    name: 'Повторный противопожарный инструктаж (взрывопожароопасный объект)',
    condition: explosiveQuestion(places),
    facts: { kind: 'fire-repeat' },
  }
}

const RISK_ASSESSMENT: Wanted = {
  section: 'risk',
  rule: 'risk',
  name: 'Оценка профессиональных рисков',
  condition: null,
  period: USUAL_RISK_PERIOD,
  facts: {},
}

const MINOR_EXAMINATION: Wanted = {
  section: 'medical',
  rule: MINOR_RULE,
  name: MINOR_EXAMINATION_NAME,
  condition: null,
  facts: { factorNumber: null },
}

export function wantedBriefing(kind: BriefingKind, condition: string | null = null): Wanted {
  return {
    section: 'briefing',
    rule: briefingRule(kind),
    name: BRIEFING_KIND_LABELS[kind],
    condition,
    facts: { kind },
  }
}

function instruction(positionName: string): Wanted {
  const name = `Инструкция по охране труда: «${positionName}»`
  return { section: 'instruction', rule: 'instruction', name, condition: null, facts: { name } }
}
