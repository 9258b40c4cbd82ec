import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { failure } from '../../testing/fake-server.ts'
import { invalidFields, saidAt, submit, type } from '../../testing/form.ts'
import { mount } from '../../testing/mount.ts'
import { registeredEmail, rememberRegistered } from './api/entrance.ts'
import { LoginPage } from './login-page.tsx'

let server = answerWith({})

afterEach(() => {
  server.restore()
  localStorage.clear()
  sessionStorage.clear()
})

async function passwordStep(handlers: Parameters<typeof answerWith>[0] = {}): Promise<HTMLElement> {
  server = answerWith(handlers)
  const page = mount(<LoginPage />)
  type(page, 'email', ' ivan@example.ru ')
  await submit(page)
  return page
}

describe('вход', () => {
  test.each([
    ['пустой', ''],
    ['из одних пробелов', '   '],
  ])('e-mail %s: сказано у поля, второго шага нет; с первым знаком слова уходят', async (_what, email) => {
    const page = mount(<LoginPage />)
    type(page, 'email', email)
    await submit(page)
    expect(saidAt(page, 'email')).toBe('Введите e-mail')
    expect(invalidFields(page)).toEqual(['email'])
    expect(page.querySelector('#password')).toBeNull()
    type(page, 'email', 'a')
    expect(saidAt(page, 'email')).toBeNull()
  })

  test('ведёт к регистрации и к забытому паролю', () => {
    const links = mount(<LoginPage />).querySelectorAll('a')
    expect(Array.from(links, ({ textContent, href }) => [textContent, new URL(href).pathname])).toEqual([
      ['Зарегистрироваться', '/Register'],
      ['Забыли пароль?', '/password/forgot'],
    ])
  })

  test('после регистрации сразу просит пароль, а первый вход об этом забывает', async () => {
    rememberRegistered('anna@example.ru')
    server = answerWith({ 'POST /api/login': () => Response.json({ accessToken: 'a', refreshToken: 'r' }) })
    const page = mount(<LoginPage />)
    expect(page.querySelector('[role="status"]')?.textContent).toContain('Аккаунт создан')
    type(page, 'password', 'верный пароль')
    await submit(page)
    expect(server.seen[0]?.body).toEqual({ email: 'anna@example.ru', password: 'верный пароль' })
    expect(registeredEmail()).toBe('')
  })

  test('на втором шаге просит пароль и умеет вернуться', async () => {
    const page = await passwordStep()
    await submit(page)
    expect(saidAt(page, 'password')).toBe('Введите пароль')
    expect(server.seen).toEqual([])
    const back = Array.from(page.querySelectorAll('button')).find((button) => button.textContent === 'Назад')
    act(() => back?.click())
    expect(page.querySelector<HTMLInputElement>('#email')?.value).toBe('ivan@example.ru')
  })

  test('пароль можно показать и скрыть', async () => {
    const page = await passwordStep()
    const field = page.querySelector<HTMLInputElement>('#password')
    expect(field?.type).toBe('password')
    act(() => page.querySelector<HTMLButtonElement>('[aria-label="Показать пароль"]')?.click())
    expect(field?.type).toBe('text')
    act(() => page.querySelector<HTMLButtonElement>('[aria-label="Скрыть пароль"]')?.click())
    expect(field?.type).toBe('password')
  })

  test('отказ сервера виден под паролем, после правки исчезает', async () => {
    const page = await passwordStep({ 'POST /api/login': () => failure(401, 'Неверный e-mail или пароль') })
    type(page, 'password', 'неверный')
    await submit(page)
    expect(saidAt(page, 'password')).toBe('Неверный e-mail или пароль')
    expect(localStorage.getItem('access_token')).toBeNull()
    type(page, 'password', 'другой')
    expect(page.querySelector('[role=alert]')).toBeNull()
  })

  test('верный пароль записывает оба токена', async () => {
    const page = await passwordStep({
      'POST /api/login': () => Response.json({ accessToken: 'a', refreshToken: 'r' }),
    })
    type(page, 'password', 'верный пароль')
    await submit(page)
    expect(server.seen[0]?.body).toEqual({ email: 'ivan@example.ru', password: 'верный пароль' })
    expect([localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]).toEqual(['a', 'r'])
  })

  test('вторая защита: после пароля просит код и шлёт его вместе с паролем', async () => {
    const page = await codeStep()
    expect(page.textContent).toContain('Шесть цифр')
    await submit(page)
    expect(page.querySelector('#totp-error')?.textContent).toBe('Введите код')
    type(page, 'totp', '123 456')
    await submit(page)
    expect(server.seen.at(-1)?.body).toEqual({
      email: 'ivan@example.ru',
      password: 'верный пароль',
      totp: '123 456',
    })
    expect(page.querySelector('#totp-error')?.textContent).toBe('Неверный или уже использованный код')
  })

  test('вместо кода можно ввести запасной, а «Назад» ведёт к паролю', async () => {
    const page = await codeStep()
    await press(page, 'Ввести запасной код')
    await submit(page)
    expect(page.querySelector('#totp-error')?.textContent).toBe('Введите запасной код')
    await press(page, 'Назад')
    expect(page.querySelector('#password')).not.toBeNull()
  })
})

/** A server that is never content with the code. */
async function codeStep(): Promise<HTMLElement> {
  const page = await passwordStep({
    'POST /api/login': ({ body }) => {
      const isCoded = typeof body === 'object' && body !== null && 'totp' in body
      const description = isCoded ? 'Неверный или уже использованный код' : 'Введите код'
      return Response.json({ description, totpRequired: true }, { status: 401 })
    },
  })
  type(page, 'password', 'верный пароль')
  await submit(page)
  return page
}

async function press(page: HTMLElement, name: string): Promise<void> {
  const button = Array.from(page.querySelectorAll('button')).find(({ textContent }) => textContent === name)
  await act(async () => button?.click())
}
