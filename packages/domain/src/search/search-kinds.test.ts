import { expect, test } from 'vitest'
import { isKnownAddress } from '../page/page-at.ts'
import { type SearchTarget, searchAddress } from './search-kinds.ts'

test.each<[SearchTarget, string]>([
  [{ kind: 'employee', id: 12 }, '/employees/:12/summary'],
  [{ kind: 'memo', id: 3 }, '/notifications/memos?memo=3'],
  [{ kind: 'incident', id: 4 }, '/notifications/incident/4'],
  [{ kind: 'microtrauma', id: 5 }, '/notifications/microtrauma/5'],
  [{ kind: 'thing', id: 6 }, '/company/list/things?record=6'],
  [{ kind: 'place', id: 7 }, '/company/list/places?record=7'],
  [{ kind: 'counterparty', id: 8 }, '/company/list/counterparties?record=8'],
  [
    { kind: 'document', number: '12/3 ОТ', date: '2026-11-20' },
    '/company/list/main?group=registered&from=2026-11-20&to=2026-11-20&number=12%2F3+%D0%9E%D0%A2',
  ],
  [
    { kind: 'ppe', title: 'Каска защитная' },
    '/employees/ppe?q=%D0%9A%D0%B0%D1%81%D0%BA%D0%B0+%D0%B7%D0%B0%D1%89%D0%B8%D1%82%D0%BD%D0%B0%D1%8F',
  ],
  [{ kind: 'medical', title: 'п. 4.4' }, '/employees/medical-examinations?q=%D0%BF.+4.4'],
  [{ kind: 'training', title: 'А' }, '/employees/training?q=%D0%90'],
  [{ kind: 'briefing', title: 'А' }, '/employees/briefings?q=%D0%90'],
  [{ kind: 'department', id: 9 }, '/employees/main?department=9'],
  [{ kind: 'workplace', id: 10 }, '/employees/workplaces?record=10'],
  [{ kind: 'template', title: 'Приказ' }, '/company/list/main?q=%D0%9F%D1%80%D0%B8%D0%BA%D0%B0%D0%B7'],
])('найденное %j открывается по адресу %s', (target, address) => {
  expect(searchAddress(target)).toBe(address)
  expect(isKnownAddress(new URL(address, 'http://localhost').pathname)).toBe(true)
})
