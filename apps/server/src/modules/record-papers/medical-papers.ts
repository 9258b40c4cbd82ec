import { EVENT_FACTS } from '@ot/contract'
import { addYears, monthsOf, parsePeriodicity } from '@ot/domain'
import { compareNames, grouped, shortDate } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { factorsText, sortedItems, yearsServedText } from '../documents/index.ts'
import { listWorkplaces, standingOnWorkplaces } from '../events/index.ts'
import { listedOnce } from './listed.ts'
import { listOpenEvents, listReferrals, type OpenEvent } from './record-queries.ts'
import {
  type ChosenPerson,
  type PaperRecords,
  personCells,
  type RecordRequest,
  recordsOfSection,
  workingPeople,
} from './record-request.ts'

type Examination = OpenEvent & { code: string | null }
type Examined = { person: ChosenPerson; examinations: readonly Examination[] }

const dated = (date: string | null) => (date === null ? '' : shortDate(date))
const YOUNG = 21

async function listExamined(
  tx: Tx,
  { companyId, people }: RecordRequest,
  isAsked: (examination: Examination) => boolean,
): Promise<Examined[]> {
  const events = (await listOpenEvents(tx, companyId, 'medical'))
    .map((event) => ({ ...event, code: EVENT_FACTS.medical.parse(event.facts).factorNumber }))
    .filter(isAsked)
  return workingPeople(people).flatMap((person) => {
    const examinations = events.filter(({ employeeId }) => employeeId === person.id)
    return examinations.length === 0 ? [] : [{ person, examinations }]
  })
}

/** Of order 29н: an examination of another act has no item. */
const isListed = ({ code }: Examination) => code !== null
/** Never done, or to be done again by then. */
const isDueBy = (day: string) => (one: Examination) =>
  one.deadline === null ? one.date === null : one.deadline <= day

function codesOf(examinations: readonly Examination[]): string[] {
  return sortedItems(examinations.flatMap(({ code }) => code ?? []))
}

function isYoung({ birthDate }: ChosenPerson, day: string): boolean {
  return addYears(birthDate, YOUNG) > day
}

function totals(people: readonly ChosenPerson[], day: string) {
  return {
    'итог.всего': String(people.length),
    'итог.женщин': String(people.filter(({ sex }) => sex === 'f').length),
    'итог.моложе_21': String(people.filter((person) => isYoung(person, day)).length),
  }
}

/** The dates that stand for several examinations of one person: the last one done and the first one due. */
function datesOf(examinations: readonly Examination[]) {
  const done = examinations.flatMap(({ date }) => date ?? []).sort()
  const due = examinations.flatMap(({ deadline }) => deadline ?? []).sort()
  return { прошлый: dated(done.at(-1) ?? null), срок: dated(due[0] ?? null) }
}

function examinedRow({ person, examinations }: Examined, day: string) {
  const codes = codesOf(examinations)
  return {
    ...personCells(person),
    ...datesOf(examinations),
    дата_рождения: shortDate(person.birthDate),
    стаж: yearsServedText(person.hireDate, day),
    факторы: factorsText(codes),
    пункты: codes.join(', '),
  }
}

/** 29н, пп. 20–21: professions with their factors, counted. */
export async function contingentRecords(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const examined = await listExamined(tx, request, isListed)
  if (examined.length === 0) return []
  const classes = await classesOf(tx, request.companyId)
  const keyOf = ({ person, examinations }: Examined) =>
    [person.department, person.position, ...codesOf(examinations)].join('\n')
  const sorted = examined.toSorted((left, right) => compareNames(keyOf(left), keyOf(right)))
  const rows = [...grouped(sorted, keyOf).values()].map((members) =>
    contingentRow(members, classes, request.date),
  )
  const people = examined.map(({ person }) => person)
  const records = recordsOfSection('medical', { контингент: rows }, totals(people, request.date))
  return [{ person: null, records }]
}

function contingentRow(members: readonly Examined[], classes: ReadonlyMap<number, string>, day: string) {
  const people = members.map(({ person }) => person)
  const examinations = members.flatMap((member) => member.examinations)
  const codes = codesOf(examinations)
  const [first] = people
  const count = totals(people, day)
  return {
    отдел: first?.department ?? '',
    должность: first?.position ?? '',
    факторы: factorsText(codes),
    пункты: codes.join(', '),
    класс: listedOnce(people.flatMap(({ id }) => classes.get(id) ?? [])),
    периодичность: shortest(examinations),
    всего: count['итог.всего'],
    женщин: count['итог.женщин'],
    моложе_21: count['итог.моложе_21'],
  }
}

function shortest(examinations: readonly Examination[]): string {
  const known = examinations.flatMap(({ periodicity }) => {
    const parsed = parsePeriodicity(periodicity)
    const months = parsed === null ? null : monthsOf(parsed)
    return months === null ? [] : [{ periodicity, months }]
  })
  return known.sort((left, right) => left.months - right.months)[0]?.periodicity ?? ''
}

async function classesOf(tx: Tx, companyId: number): Promise<ReadonlyMap<number, string>> {
  const standing = await standingOnWorkplaces(tx, companyId)
  return new Map(
    (await listWorkplaces(tx, companyId)).flatMap(({ id, number, workingConditionsClass }) =>
      workingConditionsClass === null
        ? []
        : (standing.get(id) ?? []).map(
            (employee) => [employee, `${workingConditionsClass}, № ${number}`] as const,
          ),
    ),
  )
}

/** 29н, п. 23: everybody whose examination falls due by the end of the period. */
export async function namedList(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const isDue = isDueBy(request.to)
  const examined = await listExamined(tx, request, (one) => isListed(one) && isDue(one))
  if (examined.length === 0) return []
  const rows = examined.map((one) => examinedRow(one, request.date))
  const counted = totals(
    examined.map(({ person }) => person),
    request.date,
  )
  return [{ person: null, records: recordsOfSection('medical', { осматриваемые: rows }, counted) }]
}

export async function referralRecords(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const isDue = isDueBy(request.to)
  const examined = await listExamined(tx, request, (one) => isListed(one) && (request.isNamed || isDue(one)))
  return examined.map((one) => {
    const { стаж, факторы, пункты } = examinedRow(one, request.date)
    const values = { 'осмотр.стаж': стаж, 'осмотр.факторы': факторы, 'осмотр.пункты': пункты }
    return { person: one.person, records: recordsOfSection('medical', {}, values) }
  })
}

/** ТК РФ, ст. 76: who did not pass an examination in time may not work. */
export async function suspensionRecords(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const isOverdue = ({ deadline }: Examination) => deadline !== null && deadline < request.date
  const examined = await listExamined(tx, request, isOverdue)
  return examined.map(({ person, examinations }) => {
    const rows = examinations.map(({ name, date, deadline }) => ({
      осмотр: name,
      прошлый: dated(date),
      срок: dated(deadline),
    }))
    return { person, records: recordsOfSection('medical', { просроченные: rows }) }
  })
}

const REFERRAL_KINDS: Readonly<Record<string, string>> = {
  'napravlenie-po-zapisyam': 'период.',
  'napravlenie-na-periodicheskiy-medosmotr': 'период.',
  'napravlenie-na-predvaritelnyy-medosmotr': 'предв.',
  'napravlenie-na-vneocherednoy-medosmotr': 'внеоч.',
  'napravlenie-na-psihiatricheskoe-osvidetelstvovanie': 'псих.',
}

/** 29н, п. 9: the employer keeps count of the referrals it gave out. */
export async function referralJournal(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const { companyId, from, to, people } = request
  const issued = await listReferrals(tx, companyId, { templateIds: Object.keys(REFERRAL_KINDS), from, to })
  const rows = issued.flatMap(({ employeeId, templateId, number, date, clinic, items }) => {
    const person = people.get(employeeId)
    if (person === undefined) return []
    return [
      {
        ...personCells(person),
        дата_рождения: shortDate(person.birthDate),
        номер_направления: number,
        дата: shortDate(date),
        вид: REFERRAL_KINDS[templateId] ?? '',
        пункты: items ?? '',
        клиника: clinic ?? '',
      },
    ]
  })
  return rows.length === 0
    ? []
    : [{ person: null, records: recordsOfSection('medical', { направления: rows }) }]
}
