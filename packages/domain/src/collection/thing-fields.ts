import { shortDate } from '@ot/text'
import { addMonths, type CalendarDate } from '../calendar/calendar.ts'
import { eventState, type Timed } from '../deadline/deadline.ts'
import { byField, fieldNames } from '../field/field-table.ts'
import { findNorm, normLabel } from '../norms/register.ts'
import type { EventState } from '../section/sections.ts'
import type { RecordField } from './record-field.ts'
import { INSPECTIONS, THING_KIND_LABELS, THING_KINDS, type ThingKind } from './thing-kinds.ts'

/** Everything that is known of a thing, in the order of its form. */
export const THING_FIELDS = {
  kind: {
    label: 'Что это',
    kind: 'choice',
    isRequired: true,
    options: THING_KINDS.map((value) => ({ value, label: THING_KIND_LABELS[value] })),
  },
  name: {
    label: 'Наименование',
    kind: 'line',
    isRequired: true,
    max: 300,
    hint: 'Например: токарный станок 16К20',
  },
  inventoryNumber: { label: 'Инвентарный номер', kind: 'line', max: 100 },
  placeId: { label: 'Где находится', kind: 'place' },
  responsibleId: { label: 'Кто отвечает', kind: 'employee' },
  inspectedOn: { label: 'Последний осмотр или испытание', kind: 'day' },
  periodMonths: { label: 'Повторять через, месяцев', kind: 'whole', max: 3, unit: 'мес.' },
  periodBasis: {
    label: 'Основание срока',
    kind: 'line',
    max: 500,
    hint: 'Акт, его пункт или руководство по эксплуатации',
  },
  note: { label: 'Примечание', kind: 'long', max: 1000 },
} as const satisfies Record<string, RecordField>

export type ThingField = keyof typeof THING_FIELDS
export const THING_FIELD_NAMES = fieldNames(THING_FIELDS)
export const THING_FIELD_LABELS = byField(THING_FIELD_NAMES, (field) => THING_FIELDS[field].label)

/** As it is kept; what nobody has said is null. */
export type Thing = {
  id: number
  kind: ThingKind
  name: string
  inventoryNumber: string | null
  placeId: number | null
  responsibleId: number | null
  inspectedOn: CalendarDate | null
  periodMonths: number | null
  periodBasis: string | null
  note: string | null
}

/** The longest term that a thing may have: fifty years. */
export const PERIOD_MONTHS_MAX = 600

type Inspected = Pick<Thing, 'inspectedOn' | 'periodMonths'>

/** When it was inspected and by when it is to be again; a thing without a term has none. */
export function inspectionOf({ inspectedOn, periodMonths }: Inspected): Timed {
  if (periodMonths === null) return { date: inspectedOn, deadline: null }
  return { date: inspectedOn, deadline: inspectedOn === null ? null : addMonths(inspectedOn, periodMonths) }
}

/** `missing`: there is a term and nobody has told when it was inspected. */
export function thingState(thing: Inspected, today: CalendarDate): EventState {
  return thing.periodMonths === null ? 'none' : eventState(inspectionOf(thing), today)
}

/** What is usual for the kind and why; null: no act names one term. */
export function proposedInspection(kind: ThingKind): { months: number; basis: string } | null {
  const found = INSPECTIONS[kind]
  if (found === null) return null
  const { months, what, act, clause, verified } = found
  const basis = `${what}: ${normLabel(act)}, ${clause}`
  const until = findNorm(act)?.editions.at(-1)?.validTo ?? null
  const remarks = [
    ...(verified ? [] : ['по памяти, сверьте с актом']),
    ...(until === null
      ? []
      : [`акт действует по ${shortDate(until)}, чем он заменён дальше, продукту не известно`]),
  ]
  return { months, basis: remarks.length === 0 ? basis : `${basis} (${remarks.join('; ')})` }
}

/** «токарный станок 16К20, инв. № 12; стремянка — 2»: of the kinds named, those of one name and without a number together. */
export function thingsText(things: readonly Thing[], kinds: readonly ThingKind[]): string | null {
  const counts = new Map<string, number>()
  for (const { kind, name, inventoryNumber } of things) {
    if (!kinds.includes(kind)) continue
    const named = inventoryNumber === null ? name : `${name}, инв. № ${inventoryNumber}`
    counts.set(named, (counts.get(named) ?? 0) + 1)
  }
  if (counts.size === 0) return null
  return [...counts].map(([named, count]) => (count === 1 ? named : `${named} — ${count}`)).join('; ')
}
