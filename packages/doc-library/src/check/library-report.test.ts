import { expect, test } from 'vitest'
import { readGroups } from '../format/read-sources.ts'
import { words } from '../testing/kind-bodies.ts'
import { template } from '../testing/template-text.ts'
import { libraryReport } from './library-report.ts'

test('отчёт считает написанное отдельно от составленного и сверенное отдельно от несверенного', () => {
  const written = template({ id: 'written', legalBasis: '[{ act: fz-426 }]' }, words(100))
  const composed = template({ id: 'composed' }, '!фраза shared', { shared: words(400) })
  const memo = template({ id: 'memo', kind: 'memo', records: 'memo', group: 'suot' }, words(10))
  const sources = { groups: readGroups(), current: [written, composed, memo], superseded: [] }
  const report = libraryReport(sources, '2026-11-21')
  expect(report).toContain('Шаблонов: 3, слов: 510')
  expect(report).toContain('Написано: 1, составлено из общих частей: 1, из записей: 1')
  expect(report).toMatch(/ {4}1 {2}все акты сверены по источнику\n {4}2 {2}акты по источнику не сверены/)
  expect(report).toMatch(/ {4}2 {2}Приказы\n {4}1 {2}СУОТ/)
  expect(report).toMatch(/ {4}2 {2}до страницы\n {4}1 {2}1–3 страницы/)
})
