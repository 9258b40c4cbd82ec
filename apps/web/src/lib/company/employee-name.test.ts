import { describe, expect, test } from 'vitest'
import { fullName, shortName } from './employee-name.ts'

function person(name: string) {
  const [lastName = '', firstName = '', fatherName = ''] = name.split(', ')
  return { lastName, firstName, fatherName }
}

describe('Имя работника', () => {
  test.each([
    ['Иванов, Пётр, Сергеевич', 'Иванов П.\u00a0С.', 'обычное имя'],
    ['Петров-Водяной, Кирилл, Егорович', 'Петров-Водяной К.\u00a0Е.', 'двойная фамилия'],
    ['Кох, Анна-Мария, Карловна', 'Кох А.-М.\u00a0К.', 'двойное имя'],
    ['Мамедов, Тофик, Гасан оглы', 'Мамедов Т.\u00a0Г.', 'отчество с «оглы»'],
    ['Нгуен, Ван Хунг, ', 'Нгуен В.Х.', 'имя из двух слов, без отчества'],
  ])('%s → «%s» (%s)', (name, expected) => {
    expect(shortName(person(name))).toBe(expected)
  })

  test('полностью — через пробел', () => {
    expect(fullName(person('фон Дервиз, Павел, Николаевич'))).toBe('фон Дервиз Павел Николаевич')
  })
})
