import { describe, expect, test } from 'vitest'
import { sexByPatronymic } from './sex-by-patronymic.ts'

describe('пол по отчеству', () => {
  test.each([
    ['Сергеевич', 'm'],
    ['Ильич', 'm'],
    ['КУЗЬМИЧ ', 'm'],
    ['Мамед оглы', 'm'],
    ['Нурлан уулу', 'm'],
    ['Олеговна', 'f'],
    ['Ильинична', 'f'],
    ['Кузьминична', 'f'],
    ['Аббас кызы', 'f'],
    ['', null],
    ['Ким', null],
    ['Сергеев', null],
  ])('«%s» — %s', (fatherName, sex) => {
    expect(sexByPatronymic(fatherName)).toBe(sex)
  })
})
