import { compareNames } from '@ot/text'
import type { CalendarDate } from '../calendar/calendar.ts'
import type { PpeEventType } from '../ppe/ppe-events.ts'
import { RISK_LEVELS, type RiskLevel } from '../risk/hazard.ts'
import { CONDITIONS_CLASSES, type ConditionsClass } from '../sout/conditions-classes.ts'
import type { Section } from './sections.ts'

/** How the rows of a section page may stand. */
export const SORT_MODES = [
  'deadline-ascending',
  'name-alphabet',
  'ppeName-alphabet',
  'fullname-alphabet',
  'department-alphabet',
  'position-alphabet',
  'class-descending',
  'factor-number',
  'risk-descending',
  'eventType',
] as const
export type SortMode = (typeof SORT_MODES)[number]

export const DEFAULT_SORT_MODE: SortMode = 'deadline-ascending'

const EVERYWHERE = [
  'deadline-ascending',
  'fullname-alphabet',
  'department-alphabet',
  'position-alphabet',
] as const satisfies readonly SortMode[]

export const SECTION_SORT_MODES = {
  briefing: [...EVERYWHERE, 'name-alphabet'],
  training: [...EVERYWHERE, 'name-alphabet'],
  medical: [...EVERYWHERE, 'name-alphabet', 'factor-number'],
  ppe: [...EVERYWHERE, 'ppeName-alphabet', 'eventType'],
  sout: [...EVERYWHERE, 'class-descending'],
  risk: [...EVERYWHERE, 'risk-descending'],
} satisfies Record<Section, readonly SortMode[]>

export type SortableRow = {
  deadline: CalendarDate | null
  name: string
  fullname: string
  department: string
  position: string
  ppe?: string
  eventType?: PpeEventType
  factorNumber?: string | null
  workingConditionsClass?: ConditionsClass | null
  riskLevel?: RiskLevel | null
}

type Comparator = (a: SortableRow, b: SortableRow) => number

const COMPARATORS = {
  'deadline-ascending': () => (a, b) => byDay(a.deadline, b.deadline),
  'name-alphabet': (rows) => alphabetic(rows, ({ name }) => name),
  'ppeName-alphabet': (rows) => alphabetic(rows, ({ ppe, name }) => ppe ?? name),
  'fullname-alphabet': (rows) => alphabetic(rows, ({ fullname }) => fullname),
  'department-alphabet': (rows) => alphabetic(rows, ({ department }) => department),
  'position-alphabet': (rows) => alphabetic(rows, ({ position }) => position),
  'class-descending': () => (a, b) => classRank(b) - classRank(a),
  'factor-number': () => (a, b) => byFactor(a.factorNumber, b.factorNumber),
  'risk-descending': () => (a, b) => riskRank(b) - riskRank(a),
  eventType: () => (a, b) => eventTypeRank(a) - eventTypeRank(b),
} satisfies Record<SortMode, (rows: readonly SortableRow[]) => Comparator>

/** Equal rows stand by deadline, then by name of the employee; what is not known stands last. */
export function sortRows<Row extends SortableRow>(rows: readonly Row[], mode: SortMode): Row[] {
  const compare: Comparator = COMPARATORS[mode](rows)
  const compareNames = alphabetic(rows, ({ fullname }) => fullname)
  return rows.toSorted((a, b) => compare(a, b) || byDay(a.deadline, b.deadline) || compareNames(a, b))
}

/** Thousands of rows share a few hundred names: each is collated once, rows are compared by its place. */
function alphabetic(rows: readonly SortableRow[], textOf: (row: SortableRow) => string): Comparator {
  const texts = [...new Set(rows.map(textOf))].toSorted(compareNames)
  const places = new Map<string, number>()
  let place = 0
  for (const [index, text] of texts.entries()) {
    const previous = texts[index - 1]
    if (previous !== undefined && compareNames(previous, text) !== 0) place += 1
    places.set(text, place)
  }
  return (a, b) => (places.get(textOf(a)) ?? 0) - (places.get(textOf(b)) ?? 0)
}

function byDay(a: CalendarDate | null, b: CalendarDate | null): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -1 : 1
}

/** «1.9» stands before «1.10», «4» before «4.1»; rows of other acts last. */
function byFactor(a: string | null | undefined, b: string | null | undefined): number {
  if (a == null || b == null) return Number(a == null) - Number(b == null)
  const left = a.split('.')
  const right = b.split('.')
  for (const [index, part] of left.entries()) {
    const other = right[index]
    if (other === undefined) return 1
    const difference = Number(part) - Number(other)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

function classRank({ workingConditionsClass: value }: SortableRow): number {
  return value == null ? -1 : CONDITIONS_CLASSES.indexOf(value)
}

function riskRank({ riskLevel: value }: SortableRow): number {
  return value == null ? -1 : RISK_LEVELS.indexOf(value)
}

function eventTypeRank({ eventType }: SortableRow): number {
  return eventType === 'return' ? 1 : 0
}
