import { grouped } from '@ot/text'
import type { CalendarDate } from '../calendar/calendar.ts'
import { inspectionOf, type Thing } from '../collection/thing-fields.ts'
import { PAGES } from '../page/pages.ts'
import type { Basis } from '../rule/explain.ts'
import type { WorkplaceTerm } from '../workplace/workplace-terms.ts'

/** What has a term and belongs to no single employee. */
export const COMPANY_TERM_KINDS = ['thing', 'drill', 'workplace', 'registry'] as const
export type CompanyTermKind = (typeof COMPANY_TERM_KINDS)[number]

type KindWords = {
  /** Over the terms of the kind. */
  title: string
  /** Of the kind in a notification, in a calendar and in a letter. */
  name: string
  /** Counted: «1 осмотр», «2 осмотра», «5 осмотров». */
  one: readonly [string, string, string]
  /** Said of those whose first day nobody has told. */
  unknown: string
  /** Where all of them stand. */
  address: string
  allOfThem: string
}

export const COMPANY_TERM_WORDS = {
  thing: {
    title: 'Осмотры и испытания',
    name: PAGES.things.title,
    one: ['осмотр', 'осмотра', 'осмотров'],
    unknown: 'Не указано, когда осмотрено',
    address: PAGES.things.path,
    allOfThem: 'Всё оборудование',
  },
  drill: {
    title: 'Тренировки по эвакуации',
    name: 'Тренировки по эвакуации',
    one: ['занятие', 'занятия', 'занятий'],
    unknown: 'Не указано, когда проведена тренировка',
    address: PAGES.places.path,
    allOfThem: 'Все здания и помещения',
  },
  workplace: {
    title: 'Спецоценка рабочих мест',
    name: 'Спецоценка',
    one: ['действие', 'действия', 'действий'],
    unknown: 'Срок не известен',
    address: PAGES.employeesWorkplaces.path,
    allOfThem: 'Все рабочие места',
  },
  registry: {
    title: 'Реестр обученных лиц',
    name: 'Реестр обученных лиц',
    one: ['передача', 'передачи', 'передач'],
    unknown: 'Срок не известен',
    address: PAGES.trainingRegister.path,
    allOfThem: 'Всё обучение',
  },
} satisfies Record<CompanyTermKind, KindWords>

export type CompanyTerm = {
  kind: CompanyTermKind
  /** The same as long as the term is: what was told of once is known by it. */
  key: string
  /** What is to be done; null: the name says it. */
  what: string | null
  /** The record it is to be done with. */
  name: string
  /** Null: it is to be repeated and nobody has told when it was done. */
  deadline: CalendarDate | null
  basis: Basis | null
}

/** Terms whose day is known, of several records together where the same is to be done with them by the same day. */
export type GroupedTerm = Omit<CompanyTerm, 'key' | 'name' | 'deadline'> & {
  deadline: CalendarDate
  names: string[]
}

/** The soonest first. */
export function groupedTerms(terms: readonly CompanyTerm[]): GroupedTerm[] {
  const known = terms.flatMap((term) =>
    term.deadline === null ? [] : [{ ...term, deadline: term.deadline }],
  )
  const together = grouped(known, ({ kind, key, what, deadline }) => `${kind} ${deadline} ${what ?? key}`)
  return [...together.values()]
    .map((group): GroupedTerm => {
      const [{ kind, what, deadline, basis }] = group
      return { kind, what, deadline, basis, names: group.map(({ name }) => name) }
    })
    .toSorted((a, b) => a.deadline.localeCompare(b.deadline))
}

const NAMES_MAX = 12

/** «Ознакомить работников с результатами под подпись: № 1, № 2». */
export function groupedTermText({ what, names }: Pick<GroupedTerm, 'what' | 'names'>): string {
  const rest = names.length - NAMES_MAX
  const listed = [...names.slice(0, NAMES_MAX), ...(rest > 0 ? [`и ещё ${rest}`] : [])].join(', ')
  return what === null ? listed : `${what}: ${listed}`
}

type TimedThing = Pick<Thing, 'id' | 'name' | 'inventoryNumber' | 'inspectedOn' | 'periodMonths'>

/** Inspections and tests. */
export function thingTerms(things: readonly TimedThing[]): CompanyTerm[] {
  return things.flatMap((thing): CompanyTerm[] => {
    const { id, name, inventoryNumber, periodMonths } = thing
    if (periodMonths === null) return []
    const { deadline } = inspectionOf(thing)
    return [
      {
        kind: 'thing',
        key: `thing:${id}`,
        what: null,
        name: inventoryNumber === null ? name : `${name}, инв. № ${inventoryNumber}`,
        deadline,
        basis: null,
      },
    ]
  })
}

export type KnownWorkplace = {
  id: number
  number: string
  /** The day it was entered: what had passed by then nobody could note. */
  enteredOn: CalendarDate
  /** The assessment itself is told of with those who work there; of an empty place nobody else tells. */
  isEmpty: boolean
  /** Null: it has no day. */
  assessment: Pick<GroupedTerm, 'deadline' | 'basis'> | null
  terms: readonly WorkplaceTerm[]
}

const ASSESS = 'Провести спецоценку'

/** What follows an assessment and is not done, and the assessment of places where nobody works now. */
export function termsOfWorkplaces(workplaces: readonly KnownWorkplace[]): CompanyTerm[] {
  return workplaces.flatMap(({ id, number, enteredOn, isEmpty, assessment, terms }) => {
    const name = `№ ${number}`
    const following = terms
      .filter(({ isDone, deadline }) => !isDone && deadline >= enteredOn)
      .map(
        ({ key, title, deadline, basis }): CompanyTerm => ({
          kind: 'workplace',
          key: `workplace:${id}:${key}`,
          what: title,
          name,
          deadline,
          basis,
        }),
      )
    if (!isEmpty || assessment === null) return following
    const key = `workplace:${id}:assessment`
    return [...following, { kind: 'workplace' as const, key, what: ASSESS, name, ...assessment }]
  })
}
