import type { EventAnswer } from '@ot/contract'
import {
  type EventField,
  eventFactText,
  eventField,
  eventLabels,
  eventStateLabel,
  SECTION_LABELS,
  type Section,
  sectionFields,
} from '@ot/domain'
import type { Cell, SheetToWrite } from '@ot/spreadsheet'

const PERSON = [
  ['Работник', 34, ({ fullname }) => fullname],
  ['Должность', 34, ({ position }) => position],
  ['Отдел', 26, ({ department }) => department],
] as const satisfies readonly Column[]
const AFTER = [
  ['Состояние', 18, ({ state, section }) => eventStateLabel(state, section)],
  [
    'Основание',
    70,
    ({ basis }) => (basis === null ? null : `${basis.act}, ${basis.clause}. ${basis.explanation}`),
  ],
] as const satisfies readonly Column[]
const WIDTH = 18
const NAME_WIDTH = 48

type Column = readonly [header: string, width: number, cellOf: (event: EventAnswer) => Cell]

/** The register of a section as a table: whose, what, what is known of it, when, and why. */
export function sectionSheet(section: Section, events: readonly EventAnswer[]): SheetToWrite {
  const columns = columnsOf(section)
  return {
    name: SECTION_LABELS[section],
    widths: columns.map(([, width]) => width),
    frozenRows: 1,
    rows: [
      columns.map(([cell]) => ({ cell, style: 'header' as const })),
      ...events.map((event) => columns.map(([, , cellOf]) => cellOf(event))),
    ],
  }
}

function columnsOf(section: Section): Column[] {
  const labels = eventLabels(section)
  const own = sectionFields(section, 'place', 'definition', 'derived', 'completion').filter(
    (field) => eventField(field).inSheet === true,
  )
  const shown: EventField[] = [...own, 'date', 'periodicity', 'deadline']
  return [
    ...PERSON,
    [labels.name, NAME_WIDTH, ({ name }) => name],
    ...shown.map((field): Column => [labels[field], WIDTH, (event) => factCell(field, event)]),
    ...AFTER,
  ]
}

/** Numbers and days stay what they are, so that a sheet can count and sort them. */
function factCell(field: EventField, event: Readonly<Record<string, unknown>>): Cell {
  const value = event[field]
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.length
  if (eventField(field).kind === 'day') return typeof value === 'string' ? { date: value } : null
  return eventFactText(field, value)
}
