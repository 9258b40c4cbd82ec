import { shortDate } from '@ot/text'
import { addMonths, type CalendarDate } from '../calendar/calendar.ts'
import type { ConditionsClass } from './conditions-classes.ts'

/** 426-ФЗ, ст. 11, ч. 5. */
export const DECLARATION_ENDINGS = ['accident', 'illness', 'violation'] as const
export type DeclarationEnding = (typeof DECLARATION_ENDINGS)[number]

export const DECLARATION_ENDING_LABELS = {
  accident: 'несчастный случай на производстве (не по вине третьих лиц)',
  illness: 'профессиональное заболевание',
  violation: 'нарушение, которое выявила инспекция труда',
} satisfies Record<DeclarationEnding, string>

/** What of a workplace decides when it is assessed, besides the assessment itself. */
export type WorkplaceCauses = {
  commissionedOn: CalendarDate | null
  declarationEndedOn: CalendarDate | null
  declarationEndedBy: DeclarationEnding | null
  /** The company's own earlier day; it stands until the company takes it away. */
  ownDeadline: CalendarDate | null
  ownDeadlineReason: string | null
}

export const NO_CAUSES: WorkplaceCauses = {
  commissionedOn: null,
  declarationEndedOn: null,
  declarationEndedBy: null,
  ownDeadline: null,
  ownDeadlineReason: null,
}

type Declaration = { declared: boolean } & Pick<WorkplaceCauses, 'declarationEndedOn'>

/** A declaration that was made and has not ended. */
export function isDeclared({ declared, declarationEndedOn }: Declaration): boolean {
  return declared && declarationEndedOn === null
}

/** 426-ФЗ, ст. 11, ч. 1: only where nothing was identified or the conditions are optimal or permissible. */
export function mayBeDeclared(workingConditionsClass: ConditionsClass | null): boolean {
  return workingConditionsClass === null || workingConditionsClass === '1' || workingConditionsClass === '2'
}

export type CausedTerm = { deadline: CalendarDate; clause: string; explanation: string }

const COMMISSIONING_MONTHS = 12
const UNSCHEDULED_MONTHS = 6

/** What comes before the five years; null: nothing does. `assessedOn`: the day of the last assessment. */
export function causedTerm(
  { commissionedOn, declarationEndedOn, declarationEndedBy }: WorkplaceCauses,
  assessedOn: CalendarDate | null,
): CausedTerm | null {
  if (declarationEndedOn !== null && (assessedOn === null || assessedOn < declarationEndedOn)) {
    const deadline = addMonths(declarationEndedOn, UNSCHEDULED_MONTHS)
    const why = declarationEndedBy === null ? '' : `: ${DECLARATION_ENDING_LABELS[declarationEndedBy]}`
    return {
      deadline,
      clause: 'ч. 5 ст. 11, ч. 2 ст. 17',
      explanation: `Декларация прекращена ${shortDate(declarationEndedOn)}${why}. Внеплановая спецоценка — в течение ${UNSCHEDULED_MONTHS} месяцев — срок ${shortDate(deadline)}.`,
    }
  }
  if (commissionedOn === null || assessedOn !== null) return null
  const deadline = addMonths(commissionedOn, COMMISSIONING_MONTHS)
  return {
    deadline,
    clause: 'п. 1 ч. 1 и ч. 2 ст. 17',
    explanation: `Рабочее место введено в эксплуатацию ${shortDate(commissionedOn)}, спецоценка — в течение ${COMMISSIONING_MONTHS} месяцев со дня ввода — срок ${shortDate(deadline)}.`,
  }
}

/** Its own day where that comes first. */
export function withOwnDeadline(
  deadline: CalendarDate | null,
  { ownDeadline }: Pick<WorkplaceCauses, 'ownDeadline'>,
): CalendarDate | null {
  if (ownDeadline === null) return deadline
  return deadline === null || ownDeadline < deadline ? ownDeadline : deadline
}
