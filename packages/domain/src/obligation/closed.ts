import { BRIEFING_KIND_LABELS } from '../briefing/briefing-kinds.ts'
import type { CalendarDate } from '../calendar/calendar.ts'
import {
  MINOR_EXAMINATION_NAME,
  medicalItemName,
  PSYCHIATRIC_EXAMINATION_NAME,
} from '../medical/medical-names.ts'
import { writePeriodicity } from '../periodicity/periodicity.ts'
import { parseRule, type RuleName, slotOf } from '../rule/rule-name.ts'
import { type FactorLookup, ruleLaw } from '../rule/term.ts'
import { programmeName } from '../training/programme-name.ts'
import type { Obligation, Subject } from './obligation.ts'
import { PPE_RETURN_QUESTION } from './questions.ts'
import { undoneBasis } from './undone-basis.ts'
import type { Wanted } from './wanted.ts'

/** Open events that came from a position and that the present one does not ask for. */
export function closedObligations(
  subject: Subject,
  wanted: readonly Wanted[],
  factor: FactorLookup,
  today: CalendarDate,
): Obligation[] {
  const asked = new Set(wanted.map(({ rule }) => slotOf(rule)))
  return [...subject.rules]
    .filter((rule) => !asked.has(slotOf(rule)))
    .flatMap((rule) => closedObligation(rule, subject, factor, today) ?? [])
}

/** What a position brings; workplaces, risks and instructions are asked for of everybody and are never closed. */
type Closable = Extract<RuleName, { section: 'briefing' | 'training' | 'medical' | 'ppe' }>

/** Of a position nothing is known of, nothing is closed but what age has ended. */
function closableName(rule: string, { profile }: Subject): Closable | null {
  const name = parseRule(rule)
  switch (name?.section) {
    case 'medical':
      return profile !== null || name.item === 'minor' ? name : null
    case 'training':
    case 'ppe':
      return profile === null ? null : name
    case 'briefing':
      return profile !== null && name.kind === 'electrical-1' ? name : null
    default:
      return null
  }
}

function closedObligation(
  rule: string,
  subject: Subject,
  factor: FactorLookup,
  today: CalendarDate,
): Obligation | null {
  const name = closableName(rule, subject)
  const law = ruleLaw(rule, today, subject, factor)
  if (name === null || law === null) return null
  const periodicity = law.periodicity ?? { kind: 'unlimited' }
  const { section } = name
  const basis = undoneBasis({ rule, section, periodicity, firstDeadline: null }, subject, factor)
  if (basis === null) return null
  return {
    rule,
    action: 'close',
    section,
    name: closedName(name, factor),
    periodicity: writePeriodicity(periodicity),
    firstDeadline: null,
    askedSince: null,
    condition: section === 'ppe' ? PPE_RETURN_QUESTION : null,
    basis: { ...basis, explanation: closeReason(name, subject) },
    facts: null,
  }
}

function closeReason(name: Closable, { positionName }: Subject): string {
  if (name.section === 'medical' && name.item === 'minor')
    return 'Работнику исполнилось 18 лет: ежегодный осмотр по возрасту больше не нужен.'
  return `Нормы для должности «${positionName}» этого не требуют: предлагаем больше не спрашивать. История останется.`
}

function closedName(name: Closable, factor: FactorLookup): string {
  switch (name.section) {
    case 'briefing':
      return BRIEFING_KIND_LABELS[name.kind]
    case 'training':
      return programmeName(name.programme)
    case 'medical':
      return examinationName(name, factor)
    case 'ppe':
      return 'СИЗ по прежней должности'
  }
}

function examinationName(name: Extract<Closable, { section: 'medical' }>, factor: FactorLookup): string {
  if (name.item === 'factor') return medicalItemName(name.code, factor)
  return name.item === 'minor' ? MINOR_EXAMINATION_NAME : PSYCHIATRIC_EXAMINATION_NAME
}
