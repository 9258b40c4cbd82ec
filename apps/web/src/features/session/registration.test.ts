import { describe, expect, test } from 'vitest'
import { EMPTY_REGISTRATION, registrationProblem } from './registration.ts'

const COMPLETE = {
  email: 'a@example.ru',
  password: 'длинный пароль',
  confirmPassword: 'длинный пароль',
  personalData: true,
  offer: true,
  newsletter: false,
}

describe('регистрация', () => {
  test.each([
    [
      EMPTY_REGISTRATION,
      'Заполните необходимые поля',
      ['email', 'password', 'confirmPassword', 'personalData', 'offer'],
    ],
    [{ ...COMPLETE, email: '', offer: false }, 'Заполните необходимые поля', ['email', 'offer']],
    [{ ...COMPLETE, email: '   ' }, 'Заполните необходимые поля', ['email']],
    [
      { ...COMPLETE, password: '   ', confirmPassword: '   ' },
      'Заполните необходимые поля',
      ['password', 'confirmPassword'],
    ],
    [{ ...COMPLETE, confirmPassword: ' ' }, 'Заполните необходимые поля', ['confirmPassword']],
    [{ ...COMPLETE, confirmPassword: 'другой' }, 'Пароли не совпадают', ['password', 'confirmPassword']],
  ])('%o — %s', (registration, text, fields) => {
    expect(registrationProblem(registration)).toEqual({ text, fields })
  })

  test.each(['personalData', 'offer'] as const)('без отметки %s не отправляется', (field) => {
    expect(registrationProblem({ ...COMPLETE, [field]: false })?.fields).toEqual([field])
  })

  test('рассылка необязательна', () => {
    expect(registrationProblem(COMPLETE)).toBeNull()
  })

  test('ни одна отметка не стоит заранее', () => {
    expect(EMPTY_REGISTRATION).toMatchObject({ personalData: false, offer: false, newsletter: false })
  })
})
