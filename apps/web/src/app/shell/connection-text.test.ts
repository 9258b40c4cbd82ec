import { expect, test } from 'vitest'
import { connectionText } from './connection-text.ts'

const NOW = Date.parse('2026-11-28T09:00:00Z')
const text = (state: 'offline' | 'away', loadedAt: string | null) =>
  connectionText(state, loadedAt === null ? null : Date.parse(loadedAt), NOW, 'Europe/Moscow')

test.each([
  ['offline', '2026-11-28T08:05:00Z', 'Нет связи с интернетом: показано загруженное в 11:05.'],
  ['away', '2026-11-28T08:05:00Z', 'Сервер не отвечает: показано загруженное в 11:05.'],
  // Already the next day by the clock here.
  ['away', '2026-11-27T21:05:00Z', 'Сервер не отвечает: показано загруженное в 00:05.'],
  ['away', '2026-11-27T20:05:00Z', 'Сервер не отвечает: показано загруженное 27.11.2026 в 23:05.'],
  ['away', null, 'Сервер не отвечает.'],
] as const)('%s, %s → %s', (state, loadedAt, beginning) => {
  expect(text(state, loadedAt).startsWith(`${beginning} Введённое`)).toBe(true)
})
