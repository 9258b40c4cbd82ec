import { expect, test } from 'vitest'
import { pressSave } from './save-key.ts'

const COMING = '<p data-coming>Загрузка…</p>'
const FORM = '<form><input><button type="submit">Сохранить</button></form>'

/** An open dialog with this in it, and who was pressed of what has come into it since. */
function dialogWith(inside: string) {
  document.body.innerHTML = `<dialog open><button>Закрыть</button><div>${inside}</div></dialog>`
  const dialog = document.querySelector('dialog')
  const place = document.querySelector('div')
  if (dialog === null || place === null) throw new Error('There is no dialog')
  const pressed: string[] = []
  dialog.addEventListener('click', (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLButtonElement) pressed.push(event.target.textContent)
  })
  async function come(content: string): Promise<void> {
    if (place !== null) place.innerHTML = content
    // Observers are told after the change.
    await Promise.resolve()
  }
  return { dialog, pressed, come }
}

test('форма окна уже здесь: сохраняется сразу', () => {
  const { pressed } = dialogWith(FORM)
  pressSave()
  expect(pressed).toEqual(['Сохранить'])
})

test('форма окна ещё в пути: нажатие ждёт её и сохраняет один раз', async () => {
  const { pressed, come } = dialogWith(COMING)
  pressSave()
  expect(pressed).toEqual([])
  await come(`${COMING}<p>почти</p>`)
  expect(pressed).toEqual([])
  await come(FORM)
  await come(FORM)
  expect(pressed).toEqual(['Сохранить'])
})

test.each([
  ['кнопка окна без формы', '<button data-saves>Записать</button>', ['Записать']],
  ['окно, где нечего сохранять', '<button>Повторить</button>', []],
])('пришло другое, %s', async (_what, content, expected) => {
  const { pressed, come } = dialogWith(COMING)
  pressSave()
  await come(content)
  expect(pressed).toEqual(expected)
})

test('окно закрыто раньше, чем пришла его форма: нажатие забыто', async () => {
  const { dialog, pressed, come } = dialogWith(COMING)
  pressSave()
  dialog.removeAttribute('open')
  await come(FORM)
  dialog.setAttribute('open', '')
  await come(FORM)
  expect(pressed).toEqual([])
})

test('код окна ещё в пути: нажатие ждёт окна, потом его формы и сохраняет один раз', async () => {
  document.body.innerHTML = '<a href="/news">Строка</a><section><i hidden data-opening="true"></i></section>'
  const place = document.querySelector('section')
  if (place === null) throw new Error('There is no place for a dialog')
  const pressed: string[] = []
  place.addEventListener('click', (event) => {
    event.preventDefault()
    if (event.target instanceof Element) pressed.push(event.target.textContent)
  })
  pressSave()
  place.innerHTML = `<dialog open>${COMING}</dialog>`
  await Promise.resolve()
  expect(pressed).toEqual([])
  document.querySelector('dialog')?.replaceChildren(document.createRange().createContextualFragment(FORM))
  await Promise.resolve()
  expect(pressed).toEqual(['Сохранить'])
})

test('код не пришёл, окна нет: нажатие забыто', async () => {
  const { pressed, come } = dialogWith('')
  document.querySelector('dialog')?.removeAttribute('open')
  document.body.insertAdjacentHTML('beforeend', '<i hidden data-opening="true"></i>')
  pressSave()
  document.querySelector('[data-opening]')?.remove()
  await Promise.resolve()
  document.querySelector('dialog')?.setAttribute('open', '')
  await come(FORM)
  expect(pressed).toEqual([])
})
