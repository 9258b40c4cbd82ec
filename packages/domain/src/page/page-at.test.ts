import { expect, test } from 'vitest'
import { isKnownAddress, pathInAnotherCompany, recordNumber } from './page-at.ts'

test.each([
  ['/employees/:12/ppe', '/employees/main', 'карточка чужого здесь работника'],
  ['/notifications/incident/3', '/notifications/incidents', 'чужое происшествие'],
  ['/notifications/microtrauma/3', '/notifications/microtraumas', 'чужая микротравма'],
  ['/settings/new-company', '/settings/company', 'записанная организация'],
  ['/employees/ppe', '/employees/ppe', 'раздел есть в каждой'],
  ['/settings/colleagues', '/settings/colleagues', 'настройки есть у каждой'],
])('после смены организации %s → %s (%s)', (path, expected) => {
  expect(pathInAnotherCompany(path)).toBe(expected)
})

test.each([
  ['/', true],
  ['/Login', true],
  ['/employees/:12/ppe/', true],
  ['/employees/%3A12/ppe', true],
  ['//employees//main', true],
  ['/acknowledge/aB-3_x', true],
  ['/employees', true],
  ['/employees/12/main', false],
  ['/employees/:0/main', false],
  ['/employees/:12/risks', false],
  ['/acknowledge', false],
  ['/acknowledge/a/b', false],
  ['/news/abc', false],
  ['/loginx', false],
  ['/settings/absent', false],
  ['/wp-login.php', false],
])('адрес %s: есть такая страница — %s', (path, isKnown) => {
  expect(isKnownAddress(path)).toBe(isKnown)
})

test.each([
  ['/employees/:12/ppe', 12],
  ['/Notifications/Incident/7', 7],
  ['/news/3', 3],
  ['/employees/ppe', null],
  ['/employees/:0/main', null],
  ['/acknowledge/123', null],
])('адрес %s — о записи с номером %s', (path, number) => {
  expect(recordNumber(path)).toBe(number)
})
