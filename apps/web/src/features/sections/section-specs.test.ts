import { EVENT_FIELD_LABELS, type EventField, SECTIONS, type Section } from '@ot/domain'
import { expect, test } from 'vitest'
import { SECTION_SPECS } from './section-specs.ts'

/** The heads of a list are with its first load, the table of an event's fields is not. */
const FIELD_OF: readonly (readonly [section: Section, column: string, field: EventField])[] = [
  ...SECTIONS.flatMap((section) => [
    [section, 'periodicity', 'periodicity'] as const,
    [section, 'deadline', 'deadline'] as const,
  ]),
  ['training', 'subject', 'programme'],
  ['sout', 'subject', 'workplaceId'],
  ['risk', 'detail', 'riskLevel'],
]

test.each(FIELD_OF)('раздел %s: столбец %s назван как поле %s', (section, column, field) => {
  const head = SECTION_SPECS[section].columns.find(({ key }) => key === column)
  expect(head?.label).toBe(EVENT_FIELD_LABELS[field])
})
