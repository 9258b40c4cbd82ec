import { describe, expect, test } from 'vitest'
import { conflictLines, savedBy } from './save-conflict.ts'

const text = (typed: string) => typed
const WORDS = {
  name: { label: 'Название', text },
  phone: { label: 'Телефон', text },
  city: { label: 'Город', text },
}

describe('Запись сохранил другой пользователь', () => {
  test('названо, что он изменил и что в тех же полях введено здесь', () => {
    const before = { name: 'Маяк', phone: '1', city: 'Москва' }
    const lines = conflictLines(WORDS, {
      before,
      stored: { ...before, name: 'Маяк-2', city: '' },
      mine: { ...before, name: 'Мой маяк', phone: '2' },
    })
    expect(lines).toEqual([
      { field: 'name', label: 'Название', before: 'Маяк', stored: 'Маяк-2', mine: 'Мой маяк' },
      { field: 'city', label: 'Город', before: 'Москва', stored: '', mine: null },
    ])
  })

  test('время сохранения — по часам организации', () => {
    const saves = [
      { by: 'Анна Иванова', at: '2026-03-12T11:05:00.000Z', changes: [] },
      { by: null, at: '2026-03-12T11:00:00.000Z', changes: [] },
    ]
    expect(savedBy(saves, 'Asia/Omsk')).toBe(
      'Анна Иванова, 12.03.2026, 17:05; другой пользователь, 12.03.2026, 17:00',
    )
  })

  test('кто сохранил, неизвестно — так и сказано', () => {
    expect(savedBy([], 'Europe/Moscow')).toBe('другой пользователь')
  })
})
