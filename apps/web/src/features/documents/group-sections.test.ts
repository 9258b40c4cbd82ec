import { expect, test } from 'vitest'
import { groupSections } from './group-sections.ts'
import { template } from './testing/template.ts'

test('группы стоят в порядке библиотеки, и пустая тоже', () => {
  const groups = ['suot', 'orders', 'ppe'].map((id) => ({
    id,
    name: id,
    responsibilityType: 'labourProtection' as const,
    templates: 0,
  }))
  const sections = groupSections(groups, [template({ id: 'a' }), template({ id: 'b', group: 'ppe' })])
  expect(sections.map(({ group, templates }) => [group.id, templates.map(({ id }) => id)])).toEqual([
    ['suot', []],
    ['orders', ['a']],
    ['ppe', ['b']],
  ])
})
