import { expect, test } from 'vitest'
import { recordLink } from './record-link.ts'

test.each([
  ['employee', null, '/employees/:7/main'],
  ['event', 'medical', '/employees/:7/medical-examinations'],
  ['event', 'risk', '/employees/:7/risk'],
  ['instruction', null, '/employees/:7/instructions'],
  ['memo', null, '/notifications/memos?memo=7'],
  [
    'document',
    '2026-11-22 12-П/1',
    '/company/list/main?group=registered&from=2026-11-22&to=2026-11-22&number=12-%D0%9F%2F1',
  ],
  ['incident', null, '/notifications/incident/7'],
  ['incident-measure', null, '/notifications/incident/7'],
  ['microtrauma', null, '/notifications/microtrauma/7'],
  ['payer', null, null],
])('%s, %s → %s', (entity, part, link) => {
  expect(recordLink({ entity, id: 3, name: 'запись', page: 7, part })).toBe(link)
})

test('без своей страницы ссылки нет', () => {
  expect(recordLink({ entity: 'memo', id: 3, name: 'заявка', page: null, part: null })).toBeNull()
})
