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
