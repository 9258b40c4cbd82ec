import { expect, test } from 'vitest'
import { samePlace } from './restart-in.ts'

test.each([
  ['/employees/:12/ppe', '/employees/main', 'карточка чужого здесь работника'],
  ['/notifications/incident/3', '/notifications/incidents', 'чужое происшествие'],
  ['/notifications/microtrauma/3', '/notifications/microtraumas', 'чужая микротравма'],
  ['/settings/new-company', '/settings/company', 'записанная организация'],
  ['/employees/ppe', '/employees/ppe', 'раздел есть в каждой'],
  ['/settings/colleagues', '/settings/colleagues', 'настройки есть у каждой'],
])('после смены организации %s → %s (%s)', (path, expected) => {
  expect(samePlace(path)).toBe(expected)
})
