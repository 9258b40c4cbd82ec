import { BRIEFING_KIND_LABELS } from '../briefing/briefing-kinds.ts'
import type { CalendarDate } from '../calendar/calendar.ts'
import {
  MINOR_EXAMINATION_NAME,
  medicalFactorName,
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

/** Of a position nothing is known of, nothing is closed but what age has ended. */
function isClosable(name: RuleName, { profile }: Subject): boolean {
  switch (name.section) {
    case 'medical':
      return profile !== null || name.item === 'minor'
    case 'training':
    case 'ppe':
      return profile !== null
    case 'briefing':
      return profile !== null && name.kind === 'electrical-1'
    case 'sout':
    case 'risk':
    case 'instruction':
      return false
  }
}

function closedObligation(
  rule: string,
  subject: Subject,
  factor: FactorLookup,
  today: CalendarDate,
): Obligation | null {
  const name = parseRule(rule)
  if (name === null || name.section === 'instruction' || !isClosable(name, subject)) return null
  const law = ruleLaw(rule, today, subject, factor)
  const periodicity = law?.periodicity ?? { kind: 'unlimited' }
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

function closeReason(name: RuleName, { positionName }: Subject): string {
  if (name.section === 'medical' && name.item === 'minor')
    return 'Работнику исполнилось 18 лет: ежегодный осмотр по возрасту больше не нужен.'
  return `Нормы для должности «${positionName}» этого не требуют: предлагаем больше не спрашивать. История останется.`
}

function closedName(name: RuleName, factor: FactorLookup): string {
  switch (name.section) {
    case 'briefing':
      return BRIEFING_KIND_LABELS[name.kind]
    case 'training':
      return programmeName(name.programme)
    case 'medical': {
      if (name.item !== 'factor')
        return name.item === 'minor' ? MINOR_EXAMINATION_NAME : PSYCHIATRIC_EXAMINATION_NAME
      const line = factor(name.code)
      return line === null ? `п. ${name.code}` : medicalFactorName(line)
    }
    case 'ppe':
      return 'СИЗ по прежней должности'
    case 'sout':
    case 'risk':
    case 'instruction':
      return ''
  }
}
