import { describe, expect, test } from 'vitest'
import { aboutText, backupText, companyText } from './export-words.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('что войдёт в выгрузку', () => {
  test.each([
    [{ employees: 40, documents: 312, files: 12 }, '40 работников, 312 документов, 12 файлов'],
    [{ employees: 1, documents: 0, files: 0 }, '1 работник, 0 документов'],
  ])('%j', (counts, expected) => {
    expect(plain(companyText(counts))).toBe(expected)
  })

  test.each([
    [0, 'меньше 1 МБ'],
    [1_048_575, 'меньше 1 МБ'],
    [1_048_576, 'примерно 1 МБ'],
    [47_000_000, 'примерно 45 МБ'],
    [5_000_000_000, 'примерно 4 769 МБ'],
  ])('%d байт — %s', (bytes, expected) => {
    expect(plain(aboutText(bytes))).toBe(expected)
  })
})

test('резервная копия названа днём и часом читателя', () => {
  expect(backupText('2026-11-24T00:27:00.000Z', 'Europe/Moscow')).toBe(
    'Последняя резервная копия сервиса сделана 24.11.2026 в 03:27. Копии делаются раз в день.',
  )
})
