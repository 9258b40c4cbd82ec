import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { failure } from '../../testing/fake-server.ts'
import { invalidFields, submit, tick, type } from '../../testing/form.ts'
import { mount } from '../../testing/mount.ts'
import { RegisterPage } from './register-page.tsx'

let server = answerWith({})

afterEach(() => server.restore())

function filledPage(handlers: Parameters<typeof answerWith>[0], confirmPassword: string): HTMLElement {
  server = answerWith(handlers)
  const page = mount(<RegisterPage />)
  type(page, 'email', 'ivan@example.ru')
  type(page, 'password', 'долгий пароль')
  type(page, 'confirmPassword', confirmPassword)
  tick(page, 'personalData')
  tick(page, 'offer')
  return page
}

describe('регистрация', () => {
  test('пустая форма: одна строка, отмечены поля и согласия, сервер не вызван', async () => {
    server = answerWith({})
    const page = mount(<RegisterPage />)
    await submit(page)
    expect(page.querySelector('[role="alert"]')?.textContent).toBe('Заполните необходимые поля')
    expect(invalidFields(page)).toEqual(['email', 'password', 'confirmPassword', 'personalData', 'offer'])
    expect(server.seen).toEqual([])
  })

  test('разные пароли: отмечены оба', async () => {
    const page = filledPage({}, 'другой пароль')
    await submit(page)
    expect(page.querySelector('[role="alert"]')?.textContent).toBe('Пароли не совпадают')
    expect(invalidFields(page)).toEqual(['password', 'confirmPassword'])
  })

  test('без поля, которому он принадлежит, отказ сервера тоже виден', async () => {
    const taken = 'Пользователь с таким e-mail уже зарегистрирован'
    const page = filledPage({ 'POST /api/register': () => failure(409, taken) }, 'долгий пароль')
    await submit(page)
    expect(page.querySelector('[role="alert"]')?.textContent).toBe(taken)
    expect(window.location.pathname).not.toBe('/Login')
  })

  test('ведёт ко входу', () => {
    const link = mount(<RegisterPage />).querySelector('a[href$="/Login"]')
    expect(link?.textContent).toBe('Уже есть аккаунт? Войти')
  })

  test('отказ сервера виден над кнопкой, его поле отмечено', async () => {
    const message = 'Пароль слишком частый'
    const page = filledPage(
      {
        'POST /api/register': () =>
          Response.json(
            { description: `password: ${message}`, errors: [{ field: 'password', message }] },
            { status: 422 },
          ),
      },
      'долгий пароль',
    )
    await submit(page)
    const said = page.querySelector('[role="alert"]')
    expect(said?.textContent).toBe(message)
    const button = page.querySelector('button[type=submit]')
    expect(button === null ? 0 : said?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(invalidFields(page)).toEqual(['password'])
  })

  test('отправляет согласия; после успеха ведёт на вход', async () => {
    const page = filledPage(
      { 'POST /api/register': () => Response.json({ id: 1, email: 'ivan@example.ru' }, { status: 201 }) },
      'долгий пароль',
    )
    await submit(page)
    expect(server.seen[0]?.body).toEqual({
      email: 'ivan@example.ru',
      password: 'долгий пароль',
      confirmPassword: 'долгий пароль',
      agreements: { personalData: true, offer: true, newsletter: false },
    })
    expect(window.location.pathname).toBe('/Login')
  })
})
