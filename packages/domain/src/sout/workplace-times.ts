import { shortDate, upperFirst } from '@ot/text'
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

/** 426-ФЗ, ст. 17: ч. 1, п. 2–7, and ч. 3; new workplaces (п. 1) have a day of their own. */
export const ASSESSMENT_CAUSES = [
  'order',
  'process',
  'materials',
  'protection',
  'accident',
  'proposal',
  'renaming',
] as const
export type AssessmentCause = (typeof ASSESSMENT_CAUSES)[number]

export const ASSESSMENT_CAUSE_LABELS = {
  order: 'предписание государственного инспектора труда',
  process: 'изменение технологического процесса, замена оборудования',
  materials: 'изменение состава материалов или сырья',
  protection: 'изменение средств индивидуальной или коллективной защиты',
  accident: 'несчастный случай или профзаболевание из-за вредных или опасных факторов',
  proposal: 'мотивированные предложения профсоюза или представителей работников',
  renaming: 'другое имя работодателя или места, реорганизация — условия прежние',
} satisfies Record<AssessmentCause, string>

type Unscheduled = { point: string; months: number; inViewOf: string }

/** By the point of ст. 17, ч. 1; null: the commission may decide to hold none (ч. 3), the law names no term. */
const UNSCHEDULED = {
  order: { point: '2', months: 6, inViewOf: 'получением предписания государственного инспектора труда' },
  process: { point: '3', months: 12, inViewOf: 'изменением технологического процесса, заменой оборудования' },
  materials: { point: '4', months: 6, inViewOf: 'изменением состава применяемых материалов и сырья' },
  protection: { point: '5', months: 6, inViewOf: 'изменением применяемых средств защиты' },
  accident: {
    point: '6',
    months: 6,
    inViewOf: 'несчастным случаем или профессиональным заболеванием на рабочем месте',
  },
  proposal: { point: '7', months: 6, inViewOf: 'мотивированными предложениями представителей работников' },
  renaming: null,
} satisfies Record<AssessmentCause, Unscheduled | null>

/** What of a workplace decides when it is assessed, besides the assessment itself. */
export type WorkplaceCauses = {
  commissionedOn: CalendarDate | null
  declarationEndedOn: CalendarDate | null
  declarationEndedBy: DeclarationEnding | null
  /** Asks for an assessment out of turn since its day. */
  assessmentCause: AssessmentCause | null
  assessmentCausedOn: CalendarDate | null
  /** The company's own earlier day; it stands until the company takes it away. */
  ownDeadline: CalendarDate | null
  ownDeadlineReason: string | null
}

export const NO_CAUSES: WorkplaceCauses = {
  commissionedOn: null,
  declarationEndedOn: null,
  declarationEndedBy: null,
  assessmentCause: null,
  assessmentCausedOn: null,
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

/** Of which an assessment out of turn is still due. */
export type StandingCause = {
  on: CalendarDate
  months: number
  clause: string
  told: string
  /** Of ст. 17, ч. 1. */
  point: string
  /** Continues «в связи с …». */
  inViewOf: string
}

/** 426-ФЗ, ст. 11, ч. 5, by the points of ст. 17, ч. 1. */
const ENDING_POINTS = { accident: '6', illness: '6', violation: '2' } satisfies Record<
  DeclarationEnding,
  string
>

/** Those that no assessment has followed yet, the earliest term first. */
export function standingCauses(causes: WorkplaceCauses, assessedOn: CalendarDate | null): StandingCause[] {
  return [...endedDeclaration(causes), ...unscheduledCause(causes)]
    .filter(({ on }) => assessedOn === null || assessedOn < on)
    .toSorted((one, other) => termOf(one).localeCompare(termOf(other)))
}

function termOf({ on, months }: StandingCause): CalendarDate {
  return addMonths(on, months)
}

function endedDeclaration({ declarationEndedOn, declarationEndedBy }: WorkplaceCauses): StandingCause[] {
  if (declarationEndedOn === null) return []
  const why = declarationEndedBy === null ? '' : `: ${DECLARATION_ENDING_LABELS[declarationEndedBy]}`
  return [
    {
      on: declarationEndedOn,
      months: UNSCHEDULED_MONTHS,
      clause: 'ч. 5 ст. 11, ч. 2 ст. 17',
      told: `Декларация прекращена ${shortDate(declarationEndedOn)}${why}.`,
      point: ENDING_POINTS[declarationEndedBy ?? 'accident'],
      inViewOf: `прекращением ${shortDate(declarationEndedOn)} декларации соответствия условий труда${why}`,
    },
  ]
}

function unscheduledCause({ assessmentCause, assessmentCausedOn: on }: WorkplaceCauses): StandingCause[] {
  const law: Unscheduled | null = assessmentCause === null ? null : UNSCHEDULED[assessmentCause]
  if (assessmentCause === null || on === null || law === null) return []
  const { point, months, inViewOf } = law
  const told = `${upperFirst(ASSESSMENT_CAUSE_LABELS[assessmentCause])}, ${shortDate(on)}.`
  return [{ on, months, clause: `п. ${point} ч. 1 и ч. 2 ст. 17`, told, point, inViewOf }]
}

/** What comes before the five years; null: nothing does. `assessedOn`: the day of the last assessment. */
export function causedTerm(causes: WorkplaceCauses, assessedOn: CalendarDate | null): CausedTerm | null {
  const [first] = standingCauses(causes, assessedOn)
  if (first !== undefined) {
    const deadline = termOf(first)
    const { clause, told, months } = first
    return {
      deadline,
      clause,
      explanation: `${told} Внеплановая спецоценка — в течение ${months} месяцев — срок ${shortDate(deadline)}.`,
    }
  }
  const { commissionedOn } = causes
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
