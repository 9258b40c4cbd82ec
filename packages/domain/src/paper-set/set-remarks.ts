import { shortDate } from '@ot/text'
import type { CalendarDate } from '../calendar/calendar.ts'
import type { ConditionsClass } from '../sout/conditions-classes.ts'
import { GUARANTEE_CLAUSES, type Guarantee, givesGuarantee } from '../sout/guarantees.ts'

/** A day that a paper names. */
export type PaperDay = {
  label: string
  date: CalendarDate
  /** Whose day it is: of another paper of the register, of a record, or set by this very paper. */
  of: { template: string } | 'record' | 'paper'
}

/** Whom an order gives what the class of the workplace gives. */
export type GuaranteedPeople = { guarantee: Guarantee; employees: readonly number[] }

/** What of a paper is compared with its day and with the other papers of a set. */
export type CheckedPaper = {
  templateId: string
  name: string
  /** Whom it is about. */
  employeeId: number | null
  days: readonly PaperDay[]
  guaranteed: readonly GuaranteedPeople[]
}

/** A paper that stands in the register, and the templates whose papers it refers to. */
export type StandingPaper = CheckedPaper & { date: CalendarDate; refersTo: readonly string[] }

/** `conditions`: null, the workplace has no class. */
export type CheckedPerson = { name: string; conditions: ConditionsClass | null }

export type CheckedSet = {
  /** Of all its papers. */
  date: CalendarDate
  papers: readonly CheckedPaper[]
  people: ReadonlyMap<number, CheckedPerson>
  /** What is registered already of those whom the papers are about, and of the templates that refer to them. */
  standing: readonly StandingPaper[]
}

export type SetRemark = { templateId: string; name: string; message: string }
type Rule = (paper: CheckedPaper, set: CheckedSet) => string[]

/** «Приступить с», «Завершить до», «Последний день ознакомления»: what the paper orders. */
const ORDERED = /(?:^|\s)(?:с|до|по|не позднее)$|ознакомлени/
/** What is looked back upon, though it ends alike. */
const LOOKED_BACK = /^(?:Период|Осмотр|Данные)/
const BEGINNING = /(?:^|\s)(?:с|начата?|начало)(?=\s|$)/i
const END = /(?:^|\s)(?:по|до|окончена?|завершена?|окончание)(?=\s|$)/i
const CHECKED_KNOWLEDGE = /^(?:Дата проверки знания|Проверка знания|Дата первичного инструктажа)/
const ACQUAINTANCE = /ознакомлени/i
const INTERNSHIP = /^Начало стажировки/
/** What a commission does. */
const DONE_BY_COMMISSION = /^(?:Дата проверки|Проверка знания|Оценка начата|Тренировка проведена)/

const day = ({ label, date }: PaperDay) => `«${label}» — ${shortDate(date)}`

export function isOrdered(label: string): boolean {
  return ORDERED.test(label) && !LOOKED_BACK.test(label)
}

/** Nobody refers to what is not there yet. */
const referredComesFirst: Rule = ({ days }, { date }) =>
  days.flatMap((one) =>
    one.of !== 'paper' && one.date > date ? [`${day(one)}, позже самого документа (${shortDate(date)})`] : [],
  )

/** An order works from its day on; nobody is acquainted before it is approved. */
const ordersLookAhead: Rule = ({ days }, { date }) =>
  days.flatMap((one) =>
    one.of === 'paper' && isOrdered(one.label) && one.date < date
      ? [`${day(one)}, раньше даты документа (${shortDate(date)})`]
      : [],
  )

/** «Период с» and «Период по», «Начало стажировки» and «Окончание стажировки». */
const endFollowsBeginning: Rule = ({ days }) =>
  days
    .filter(({ label }) => BEGINNING.test(label))
    .flatMap((beginning) => {
      const what = beginning.label.replace(BEGINNING, '').trim()
      return days
        .filter(
          ({ label, date }) =>
            END.test(label) && label.replace(END, '').trim() === what && date < beginning.date,
        )
        .map((end) => `${day(end)}, раньше начала: ${day(beginning)}`)
    })

/** A commission works after the order that names it, also when that order is in the same set. */
const commissionWorksAfterItsOrder: Rule = ({ days }, { papers, date }) => {
  const work = days.find(({ of, label }) => of === 'paper' && DONE_BY_COMMISSION.test(label))
  if (work === undefined) return []
  return days.flatMap(({ of, date: told }) => {
    if (typeof of === 'string') return []
    const order = papers.find(({ templateId }) => templateId === of.template)
    const since = order === undefined ? told : date
    if (work.date >= since) return []
    const which =
      order === undefined
        ? `приказа о комиссии от ${shortDate(since)}`
        : `документа «${order.name}» этого же комплекта, он от ${shortDate(since)}`
    return [`${day(work)}, раньше ${which}`]
  })
}

const trainingBeforeInternship: Rule = ({ employeeId, days }, { papers, standing }) => {
  const start = days.find(({ label }) => INTERNSHIP.test(label))
  if (start === undefined || employeeId === null) return []
  return [...papers, ...standing]
    .filter((other) => other.employeeId === employeeId)
    .flatMap((other) =>
      other.days
        .filter(({ label, date }) => CHECKED_KNOWLEDGE.test(label) && date > start.date)
        .map((late) => `${day(start)}, раньше обучения: в документе ${called(other)} ${day(late)}`),
    )
}

/** The same seen from the training, when the internship is registered already. */
const registeredInternshipFollows: Rule = ({ employeeId, days }, { standing }) => {
  const checks = days.filter(({ of, label }) => of === 'paper' && CHECKED_KNOWLEDGE.test(label))
  if (checks.length === 0 || employeeId === null) return []
  return standing
    .filter((other) => other.employeeId === employeeId)
    .flatMap((other) =>
      other.days
        .filter(({ label }) => INTERNSHIP.test(label))
        .flatMap((start) =>
          checks
            .filter(({ date }) => date > start.date)
            .map(
              (late) => `${day(late)}, позже начала стажировки: в документе ${called(other)} ${day(start)}`,
            ),
        ),
    )
}

/** Who is acquainted has something approved to read. */
const acquaintanceFollowsApproval: Rule = ({ days }) => {
  const seen = days.find(({ of, label }) => of === 'paper' && ACQUAINTANCE.test(label))
  if (seen === undefined) return []
  return days.flatMap((approved) =>
    typeof approved.of !== 'string' && seen.date < approved.date
      ? [`${day(seen)}, раньше утверждения: ${day(approved)}`]
      : [],
  )
}

/** An order stands before the protocol that refers to it, also when the protocol was registered first. */
const orderComesBeforeWhatStandsOnIt: Rule = ({ templateId }, { date, standing }) =>
  standing
    .filter(
      (other) =>
        other.refersTo.includes(templateId) &&
        other.date < date &&
        !standing.some((order) => order.templateId === templateId && order.date <= other.date),
    )
    .map(
      (other) =>
        `Дата ${shortDate(date)} позже, чем у документа ${called(other)}: он зарегистрирован и ссылается на этот`,
    )

function called(paper: CheckedPaper | StandingPaper): string {
  return 'date' in paper ? `«${paper.name}» от ${shortDate(paper.date)}` : `«${paper.name}»`
}

/** ТК РФ, ст. 92, 117, 147: what a class gives is given to those whose places have it. */
const guaranteeFollowsClass: Rule = ({ guaranteed }, { people }) =>
  guaranteed.flatMap(({ guarantee, employees }) => {
    const named = employees.flatMap((id) => people.get(id) ?? [])
    const unknown = named.filter(({ conditions }) => conditions === null)
    const without = named.filter(
      ({ conditions }) => conditions !== null && !givesGuarantee(conditions, guarantee),
    )
    const left = [...people].flatMap(([id, person]) =>
      !employees.includes(id) && person.conditions !== null && givesGuarantee(person.conditions, guarantee)
        ? [person]
        : [],
    )
    const clause = GUARANTEE_CLAUSES[guarantee]
    return [
      ...listed(unknown, 'класс условий труда рабочего места не внесён'),
      ...listed(without, `класс рабочего места этого не даёт (${clause})`),
      ...(employees.length === 0
        ? []
        : listed(left, `класс рабочего места это даёт (${clause}), а в документе их нет`)),
    ]
  })

const MOST_NAMES = 5

function listed(people: readonly CheckedPerson[], what: string): string[] {
  if (people.length === 0) return []
  const names = people
    .slice(0, MOST_NAMES)
    .map(({ name, conditions }) => (conditions === null ? name : `${name} (${conditions})`))
  const more = people.length > MOST_NAMES ? ` и ещё ${people.length - MOST_NAMES}` : ''
  return [`${names.join(', ')}${more}: ${what}`]
}

const RULES: readonly Rule[] = [
  referredComesFirst,
  ordersLookAhead,
  endFollowsBeginning,
  commissionWorksAfterItsOrder,
  trainingBeforeInternship,
  registeredInternshipFollows,
  acquaintanceFollowsApproval,
  orderComesBeforeWhatStandsOnIt,
  guaranteeFollowsClass,
]

/** What in a set does not agree; it may be made all the same, for who knows better. */
export function setRemarks(set: CheckedSet): SetRemark[] {
  return set.papers.flatMap((paper) =>
    RULES.flatMap((rule) => rule(paper, set)).map((message) => ({
      templateId: paper.templateId,
      name: paper.name,
      message,
    })),
  )
}
