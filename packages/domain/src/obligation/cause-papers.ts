import { counted, lowerFirst } from '@ot/text'
import { type Absence, absenceDays, absencePeriod, breakInWork, returnDay } from '../absence/absence.ts'
import type { CalendarDate } from '../calendar/calendar.ts'
import type { PaperAnswer } from '../document/paper-answer.ts'
import type { StandingCause } from '../sout/workplace-times.ts'
import type { UnscheduledCause, UnscheduledKind } from '../unscheduled/unscheduled-causes.ts'
import { BRIEFING_LETTERS, trainingLetter } from '../unscheduled/unscheduled-causes.ts'
import { LONGEST_BREAK_DAYS } from './of-returns.ts'

/** What has happened and is kept as a record of its own. */
export const PAPER_CAUSES = ['transfer', 'absence', 'unscheduled', 'workplace'] as const
export type PaperCause = (typeof PAPER_CAUSES)[number]

/** A paper that a cause asks for, with what the cause itself answers to its questions. */
export type CausePaper = {
  template: string
  /** Whom it is about; nobody: the organisation. */
  employeeIds: readonly number[]
  answers: Readonly<Record<string, PaperAnswer>>
}

const BRIEFING_ORDER = 'prikaz-o-provedenii-vneplanovogo-instruktazha'
const ACQUAINTANCE = 'list-oznakomleniya-s-instruktsiyami'

/** `headId`: who leads the department he comes to; null: nobody is named. */
export function papersOfTransfer({
  employeeId,
  headId,
}: {
  employeeId: number
  headId: number | null
}): CausePaper[] {
  const order = headId === null ? {} : { руководитель: headId }
  return [
    about([employeeId], 'prikaz-ob-ohrane-truda-pri-perevode', order),
    about([employeeId], ACQUAINTANCE),
  ]
}

type Returning = {
  employeeId: number
  absence: Absence
  /** All of the employee's. */
  absences: readonly Absence[]
  /** An examination waits for the day of the return. */
  isExamined: boolean
}

/** Of an absence that has a last day; while nobody knows it there is nothing to sign. */
export function papersOfReturn({ employeeId, absence, absences, isExamined }: Returning): CausePaper[] {
  const back = returnDay(absence)
  if (back === null) return []
  const whole = breakInWork(absence, absences)
  const days = absenceDays(whole) ?? 0
  const reason = `перерывом в работе ${absencePeriod(whole)} (${counted(days, ['календарный день', 'календарных дня', 'календарных дней'])})`
  const briefing = { подпункт: 'ж', причина: reason, инструктируемые: [employeeId], срок: back }
  return [
    ...(days > LONGEST_BREAK_DAYS ? [ofCompany(BRIEFING_ORDER, briefing)] : []),
    ...(isExamined
      ? [about([employeeId], 'napravlenie-na-periodicheskiy-medosmotr', { дата_явки: back })]
      : []),
    about([employeeId], ACQUAINTANCE),
  ]
}

/** Continues «в связи с …». */
const IN_VIEW_OF = {
  process: 'изменением оборудования, технологических процессов, сырья или материалов',
  duties: 'изменением должностных обязанностей работников',
  acts: 'изменением нормативных правовых актов',
  'local-acts': 'изменением локальных нормативных актов',
  hazard: 'выявлением новых опасностей или вредных факторов',
  inspector: 'требованием государственного инспектора труда',
  employer: 'решением работодателя',
} satisfies Record<UnscheduledCause, string>

type Happened = {
  cause: UnscheduledCause
  happenedOn: CalendarDate
  ground: string
  /** What has been asked of whom and by when; a kind that is not there was not asked for. */
  asked: readonly { kind: UnscheduledKind; employeeIds: readonly number[]; due: CalendarDate }[]
}

export function papersOfUnscheduled({ asked, ...happened }: Happened): CausePaper[] {
  return asked.flatMap((one) => papersAsked(one, happened))
}

function papersAsked(
  { kind, employeeIds, due }: Happened['asked'][number],
  { cause, happenedOn, ground }: Omit<Happened, 'asked'>,
): CausePaper[] {
  const reason = `${IN_VIEW_OF[cause]}: ${lowerFirst(ground)}`
  const answers = { причина: reason, срок: due }
  switch (kind) {
    case 'briefing':
      return [
        ofCompany(BRIEFING_ORDER, {
          ...answers,
          подпункт: BRIEFING_LETTERS[cause],
          инструктируемые: employeeIds,
        }),
      ]
    case 'training': {
      const letter = trainingLetter(cause)
      const clause = letter === null ? {} : { подпункт: letter }
      const training = { ...answers, ...clause, обучаемые: employeeIds, дата_события: happenedOn }
      return [ofCompany('prikaz-o-provedenii-vneplanovogo-obucheniya', training)]
    }
    case 'risk':
      return [
        ofCompany('prikaz-o-provedenii-otsenki-profriskov', {
          дата_начала: happenedOn,
          дата_реестра: due,
          дата_карт: due,
          дата_окончания: due,
        }),
        about(employeeIds, 'oznakomlenie-s-kartami-riskov'),
      ]
  }
}

type ToBeAssessed = { number: string; name: string; cause: StandingCause; deadline: CalendarDate }

export function papersOfAssessment({ number, name, cause, deadline }: ToBeAssessed): CausePaper[] {
  return [
    ofCompany('prikaz-o-provedenii-vneplanovoy-sout', {
      пункт_основания: cause.point,
      причина: cause.inViewOf,
      дата_события: cause.on,
      рабочие_места: `№ ${number}, ${name}`,
      срок_завершения: deadline,
    }),
  ]
}

function ofCompany(template: string, answers: CausePaper['answers']): CausePaper {
  return { template, employeeIds: [], answers }
}

function about(
  employeeIds: readonly number[],
  template: string,
  answers: CausePaper['answers'] = {},
): CausePaper {
  return { template, employeeIds, answers }
}
