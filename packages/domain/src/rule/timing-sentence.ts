import { shortDate } from '@ot/text'
import { addDays, type CalendarDate } from '../calendar/calendar.ts'
import { seasonalDay, seasonSentence } from '../ppe/season.ts'
import { wearEndSentence } from '../ppe/wear.ts'
import { causedTerm } from '../sout/workplace-times.ts'
import type { Law } from './law.ts'
import { standingRecheck } from './recheck.ts'
import type { RuleName } from './rule-name.ts'
import { atLeastOnce } from './sentences.ts'
import { type FirstDay, startDays } from './start-days.ts'
import { beganOn, type PersonFacts } from './term.ts'
import { type EventTiming, wearEndOf } from './times.ts'

/** `periodReason`: why the company's own period is shorter than the norm's. */
export type ExplainedEvent = EventTiming & { deadline: CalendarDate | null; periodReason?: string | null }

/** How the doing of an obligation is called, done and not done. */
type Deed = { done: string; undone: string }

const BRIEFING: Deed = { done: 'Проведён', undone: 'Ещё не проведён' }
const DEEDS = {
  briefing: BRIEFING,
  training: { done: 'Знания проверены', undone: 'Обучение ещё не пройдено' },
  medical: { done: 'Осмотр пройден', undone: 'Осмотр ещё не пройден' },
  ppe: { done: 'Выдано', undone: 'Ещё не выдано' },
  sout: { done: 'Спецоценка проведена', undone: 'Спецоценка на рабочем месте ещё не проведена' },
  risk: { done: 'Риски оценены', undone: 'Риски ещё не оценены' },
  instruction: { done: 'Работник ознакомлен', undone: 'Работник ещё не ознакомлен' },
} satisfies Record<RuleName['section'], Deed>

function deedOf(name: RuleName): Deed {
  if (name.section === 'briefing' && name.kind === 'internship')
    return { done: 'Стажировка пройдена', undone: 'Стажировка ещё не пройдена' }
  if (name.section === 'briefing' && name.kind === 'electrical-1')
    return { done: 'Группа I присвоена', undone: 'Группа I ещё не присвоена' }
  if (name.section === 'medical' && name.item === 'psychiatric')
    return { done: 'Освидетельствование пройдено', undone: 'Освидетельствование ещё не пройдено' }
  return DEEDS[name.section]
}

const UNLIMITED = {
  ppe: 'срок носки нормой в месяцах не задан, поэтому день замены не считается',
  other: 'день следующего раза из нормы не следует',
} as const

/** One to three sentences with the days as people write them. */
export function timingSentence(event: ExplainedEvent, name: RuleName, law: Law, person: PersonFacts): string {
  const recheck = standingRecheck(event)
  // Where the usual day comes first, it decides.
  if (recheck === null || event.deadline !== recheck.due)
    return joined(
      usualSentence(event, name, law, person),
      seasonSentence(event.rule, event.deadline, person.coldSeason),
    )
  const asked = `Назначено вне очереди: ${withoutFullStop(recheck.reason)} — срок ${shortDate(recheck.due)}.`
  return joined(asked, event.date === null ? null : `Прошлый раз — ${shortDate(event.date)}.`)
}

function usualSentence(event: ExplainedEvent, name: RuleName, law: Law, person: PersonFacts): string {
  const deed = deedOf(name)
  if (event.section === 'sout' && event.workplace !== null) {
    const sentence = workplaceSentence(event, event.workplace)
    if (sentence !== null) return sentence
  }
  if (event.date === null) return joined(undoneSentence(event, deed, law, person), law.remark)
  if (event.failed) return failedSentence(event, event.date)
  const own = ownPeriodSentence(event, law)
  const early = wearSentence(event, person)
  if (early !== null) return joined(early, own)
  return joined(doneSentence(event, event.date, deed, name), own ?? law.remark)
}

/** Null: the wear of the norm stands. A day that was written before the rule was known is explained as it was counted. */
function wearSentence(event: ExplainedEvent, { coldSeason }: PersonFacts): string | null {
  const end = wearEndOf(event, event.periodicity)
  if (end === null || event.date === null || event.issue == null) return null
  const isCountedSo =
    end.deadline === event.deadline || seasonalDay(event.rule, end.deadline, coldSeason) === event.deadline
  if (!isCountedSo) return null
  return wearEndSentence(event.date, event.issue, end)
}

function doneSentence(event: ExplainedEvent, date: string, { done }: Deed, name: RuleName): string {
  const { deadline, periodicity } = event
  const opening = `${done} ${shortDate(date)}`
  if (periodicity.kind === 'once') return `${opening}, повторять не требуется.`
  if (periodicity.kind === 'unlimited')
    return `${opening}; ${UNLIMITED[name.section === 'ppe' ? 'ppe' : 'other']}.`
  if (name.section === 'medical' && name.item === 'minor' && deadline === null)
    return `${opening}; до следующего срока работнику исполнится 18 лет.`
  const until = deadline === null ? '' : ` — срок ${shortDate(deadline)}`
  const period = atLeastOnce(periodicity)
  if (name.section === 'ppe') return `${opening}, замена ${period}, считая со дня фактической выдачи${until}.`
  const subject = name.section === 'training' ? 'обучение повторяется' : 'повторяется'
  return `${opening}, ${subject} ${period}${until}.`
}

function undoneSentence(
  { rule, firstDeadline, deadline, section }: ExplainedEvent,
  { undone }: Deed,
  law: Law,
  person: PersonFacts,
): string {
  const { first, periodicity } = law
  const start = startDays(person)
  const by = deadline ?? firstDeadline
  const isFirstDayOfAct = by !== null && by === beganOn(rule ?? '', law) && by > start.work
  const until =
    by === null ? '' : ` — срок ${shortDate(by)}${isFirstDayOfAct ? ', первый день действия нормы' : ''}`
  switch (first.kind) {
    case 'before':
      return by === start[first.from]
        ? `${undone}: требуется ${first.until}, то есть ${toDay(first.from, person)} ${shortDate(by)}.`
        : `${undone}: требуется ${first.until}${until}.`
    case 'days': {
      const counted = by === null || isFirstDayOfAct ? null : addDays(by, -first.days)
      const hired = start[first.from]
      const since =
        counted === null || counted === hired
          ? `${afterDay(first.from, person)} ${shortDate(hired)}`
          : `${section === 'training' ? 'перевода или назначения' : 'перевода'} ${shortDate(counted)}`
      return `${undone}: требуется в течение ${first.days} календарных дней после ${since}${until}.`
    }
    case 'period':
      return `${undone}: после ${first.what} повторяется${periodicity === null ? '' : ` ${atLeastOnce(periodicity)}`}${until}.`
    case 'commissioned':
      return `${undone}: на новом рабочем месте её проводят в течение ${first.months} месяцев со дня ввода в эксплуатацию. ${by === null ? 'Срок появится, когда этот день будет в карточке рабочего места' : `Срок ${shortDate(by)} посчитан без этого дня: укажите его в карточке рабочего места`}.`
    case 'after':
      return `${undone}: требуется ${first.what}${until}.`
    case 'as-needed':
      return `${undone}: требуется, когда возникает причина${until}.`
  }
}

function toDay(from: FirstDay, person: PersonFacts): string {
  if (startDays(person)[from] === person.hireDate) return 'ко дню приёма'
  return from === 'work' ? 'к первому рабочему дню' : 'ко дню трудового договора'
}

function afterDay(from: FirstDay, person: PersonFacts): string {
  if (startDays(person)[from] === person.hireDate) return 'приёма'
  return from === 'work' ? 'первого рабочего дня' : 'трудового договора'
}

function failedSentence({ deadline }: ExplainedEvent, date: string): string {
  const until = deadline === null ? '' : ` — срок ${shortDate(deadline)}`
  return `Знания проверены ${shortDate(date)}, результат неудовлетворительный: повторная проверка в течение 30 календарных дней${until}. До неё работник не допускается к самостоятельной работе.`
}

function ownPeriodSentence(event: ExplainedEvent, { periodicity }: Law): string | null {
  if (!event.isOwnPeriod) return null
  const norm = periodicity === null ? '' : `: по норме — ${atLeastOnce(periodicity)}`
  const reason = event.periodReason == null ? '' : `. Причина: ${withoutFullStop(event.periodReason)}`
  return `Период организации короче${norm}${reason}.`
}

function workplaceSentence(
  { date, deadline, periodicity }: ExplainedEvent,
  { registeredOn, declared, causes }: NonNullable<ExplainedEvent['workplace']>,
): string | null {
  const caused = causes == null ? null : causedTerm(causes, registeredOn ?? date)
  if (causes?.ownDeadline != null && causes.ownDeadline === deadline && caused?.deadline !== deadline)
    return `Срок ${shortDate(deadline)} назначила организация${causes.ownDeadlineReason === null ? '' : `: ${withoutFullStop(causes.ownDeadlineReason)}`}.`
  if (caused !== null) return caused.explanation
  if (declared)
    return 'На рабочее место подана декларация соответствия: повторная спецоценка не нужна, пока условия труда не изменились.'
  if (registeredOn !== null) {
    const until = deadline === null ? '' : ` — срок ${shortDate(deadline)}`
    return `Результаты внесены в государственную систему учёта ${shortDate(registeredOn)}, спецоценка повторяется ${atLeastOnce(periodicity)} со дня внесения${until}.`
  }
  if (date === null) return null
  const until = deadline === null ? '' : ` — срок ${shortDate(deadline)}`
  return `День внесения результатов в государственную систему учёта не указан, поэтому срок (${atLeastOnce(periodicity)}) посчитан от отчёта ${shortDate(date)}${until}.`
}

function joined(first: string, second: string | null): string {
  return second === null ? first : `${first} ${second}`
}

function withoutFullStop(text: string): string {
  return text.trim().replace(/[.\s]+$/, '')
}
