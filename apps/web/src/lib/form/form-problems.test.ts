import { describe, expect, test } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { inFormNames, problemsOf, withoutPrefix } from './form-problems.ts'

function refusing(messages: Record<string, string>): ApiError {
  const errors = Object.entries(messages).map(([field, message]) => ({ field, message }))
  return new ApiError(422, errors.map(({ field, message }) => `${field}: ${message}`).join('\n'), { errors })
}

describe('ошибки сервера в форме', () => {
  test('поля из errors отмечены, строка называет их по-русски', () => {
    const error = new ApiError(422, 'inn: Неверный\nname: Обязательное поле', {
      errors: [
        { field: 'inn', message: 'ИНН — 10 или 12 цифр' },
        { field: 'activities.0', message: 'Неизвестная деятельность' },
      ],
    })
    expect(problemsOf(error, { inn: 'ИНН', activities: 'Деятельность' })).toEqual({
      byField: { inn: 'ИНН — 10 или 12 цифр', 'activities.0': 'Неизвестная деятельность' },
      line: 'ИНН — 10 или 12 цифр; Деятельность: неизвестная деятельность',
    })
  })

  test('строки описания — слова, а не поля', () => {
    const description = 'email: Неверный адрес'
    expect(problemsOf(new ApiError(400, description))).toEqual({ byField: {}, line: description })
  })

  test('поля с одним сообщением названы вместе, в порядке формы, и лишь по первому своему сообщению', () => {
    const error = new ApiError(422, '', {
      errors: [
        { field: 'okpo', message: 'Обязательное поле' },
        { field: 'okpo', message: 'ОКПО — 8 или 10 цифр' },
        { field: 'kpp', message: 'КПП — 9 знаков' },
        { field: 'name', message: 'Обязательное поле' },
      ],
    })
    expect(problemsOf(error, { name: 'Наименование', kpp: 'КПП', okpo: 'ОКПО' }).line).toBe(
      'Наименование, ОКПО: обязательное поле; КПП — 9 знаков',
    )
  })

  test('сообщение, которое само называет поле, его не повторяет', () => {
    const error = refusing({ employeeGroupId: 'Укажите отдел', lastName: 'Обязательное поле' })
    expect(problemsOf(error, { employeeGroupId: 'Отдел', lastName: 'Фамилия' }).line).toBe(
      'Укажите отдел; Фамилия: обязательное поле',
    )
  })

  test('одинаковые сообщения в строке не повторяются', () => {
    const error = refusing({ a: 'Обязательное поле', b: 'Обязательное поле' })
    expect(problemsOf(error).line).toBe('Обязательное поле')
  })

  test.each([
    [422, 'Организация с таким ИНН уже есть', 'без поля'],
    [409, 'name: так бывает', 'не 400 и не 422'],
    [500, 'Сбой', 'сбой сервера'],
  ])('%i: описание показано целиком (%s, %s)', (status, description) => {
    expect(problemsOf(new ApiError(status, description))).toEqual({ byField: {}, line: description })
  })

  test('поле вызова стоит под своим именем в форме', () => {
    const renamed = inFormNames(refusing({ 'values.shifts': 'Ожидается число' }), withoutPrefix('values'))
    if (!(renamed instanceof ApiError)) throw new Error('Not a refusal')
    expect(problemsOf(renamed, { shifts: 'Количество смен' })).toEqual({
      byField: { shifts: 'Ожидается число' },
      line: 'Количество смен: ожидается число',
    })
  })
})
