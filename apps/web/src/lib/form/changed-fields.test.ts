import { describe, expect, test } from 'vitest'
import { changedFields, pickFields } from './changed-fields.ts'

describe('изменённые поля', () => {
  const stored = { name: 'Маяк', kpp: null, activities: [1, 2] }

  test.each([
    ['ничего не изменено', { ...stored, activities: [1, 2] }, []],
    ['имя и очищенное поле', { ...stored, name: '', kpp: '1' }, ['name', 'kpp']],
    ['порядок в списке', { ...stored, activities: [2, 1] }, ['activities']],
  ])('%s', (_, values, expected) => {
    expect(changedFields<Record<string, unknown>>(stored, values)).toEqual(expected)
  })

  test('из проверенных значений берутся только они', () => {
    expect(pickFields({ name: 'Маяк', kpp: null, okpo: '1' }, ['kpp', 'inn'])).toEqual({ kpp: null })
  })
})
