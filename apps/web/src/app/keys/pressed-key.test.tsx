import { afterEach, describe, expect, test } from 'vitest'
import { forgetValues } from '../../lib/last-values.ts'
import { deedOf, setLetters } from './pressed-key.ts'

afterEach(() => {
  document.body.replaceChildren()
  forgetValues()
})

const CTRL = { ctrlKey: true }
const SHIFT = { shiftKey: true }

/** A press with the focus in what the page has of `where`; its last element, unless there is none. */
function press(where: string, code: string, key: string, held: KeyboardEventInit = {}) {
  document.body.innerHTML = where
  const target = [...document.querySelectorAll('*')].at(-1) ?? document.body
  const seen: ReturnType<typeof deedOf>[] = []
  const listener = (event: KeyboardEvent) => void seen.push(deedOf(event))
  document.addEventListener('keydown', listener)
  target.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, ...held }))
  document.removeEventListener('keydown', listener)
  return seen[0]
}

const BUTTON = '<button></button>'
const BOX = '<input type="checkbox">'
const FORM = '<form><input></form>'
const SAVING = '<button data-saves></button>'
const COMING = '<dialog open><button></button><p data-coming></p></dialog>'
const OPENING = '<i hidden data-opening="true"></i>'
const CLOSED = '<i hidden data-opening="false"></i>'
const DIALOG = '<dialog open><button></button></dialog>'

describe('клавиши приложения', () => {
  test.each<[what: string, expected: ReturnType<typeof deedOf>, Parameters<typeof press>]>([
    ['Ctrl+K', 'search', [BUTTON, 'KeyK', 'k', CTRL]],
    ['Ctrl+Л, русская раскладка', 'search', [BUTTON, 'KeyK', 'л', CTRL]],
    ['Cmd+K', 'search', [BUTTON, 'KeyK', 'k', { metaKey: true }]],
    ['Ctrl+K в поле', 'search', [FORM, 'KeyK', 'k', CTRL]],
    ['Ctrl+K под окном', null, [DIALOG, 'KeyK', 'k', CTRL]],
    ['Ctrl+Shift+K — браузера', null, [BUTTON, 'KeyK', 'K', { ...CTRL, ...SHIFT }]],
    ['«/»', 'search', [BUTTON, 'Slash', '/', {}]],
    ['«/» в русской раскладке стоит над Enter', 'search', [BUTTON, 'Backslash', '/', SHIFT]],
    ['место «/» в русской раскладке', 'search', [BUTTON, 'Slash', '.', {}]],
    ['«/» в поле', null, ['<input type="search">', 'Slash', '/', {}]],
    ['«?»', 'keys', [BUTTON, 'Slash', '?', SHIFT]],
    ['«?» в русской раскладке', 'keys', [BUTTON, 'Digit7', '?', SHIFT]],
    ['«?» в поле', null, ['<textarea></textarea>', 'Slash', '?', SHIFT]],
    ['J', 'list', [BUTTON, 'KeyJ', 'j', {}]],
    ['О — та же клавиша', 'list', [BUTTON, 'KeyJ', 'о', {}]],
    ['D на флажке', 'list', [BOX, 'KeyD', 'd', {}]],
    ['Ф — все строки', 'list', [BUTTON, 'KeyA', 'ф', {}]],
    ['Ctrl+A — браузера', null, [BUTTON, 'KeyA', 'a', CTRL]],
    ['M', 'list', [BUTTON, 'KeyM', 'm', {}]],
    ['J в поле', null, ['<input>', 'KeyJ', 'j', {}]],
    ['J в выборе', null, ['<select></select>', 'KeyJ', 'j', {}]],
    ['J под окном', null, [DIALOG, 'KeyJ', 'j', {}]],
    ['Ctrl+J — браузера', null, [BUTTON, 'KeyJ', 'j', CTRL]],
    ['Alt+D — браузера', null, [BUTTON, 'KeyD', 'd', { altKey: true }]],
    ['другая буква', null, [BUTTON, 'KeyQ', 'q', {}]],
    ['Ctrl+Enter в форме', 'save', [FORM, 'Enter', 'Enter', CTRL]],
    ['Ctrl+Enter в окне с формой', 'save', [`<dialog open>${FORM}</dialog>`, 'Enter', 'Enter', CTRL]],
    ['Ctrl+Enter в окне без формы', 'save', [`<dialog open>${SAVING}</dialog>`, 'Enter', 'Enter', CTRL]],
    ['Ctrl+Enter в окне, где нечего сохранять', null, [DIALOG, 'Enter', 'Enter', CTRL]],
    ['Ctrl+Enter в окне, форма которого в пути', 'save', [COMING, 'Enter', 'Enter', CTRL]],
    [
      'Ctrl+Enter на ссылке, код окна в пути',
      'save',
      [`${OPENING}<a href="/news"></a>`, 'Enter', 'Enter', CTRL],
    ],
    [
      'Ctrl+Enter на ссылке, закрытое окно в пути',
      null,
      [`${CLOSED}<a href="/news"></a>`, 'Enter', 'Enter', CTRL],
    ],
    ['Ctrl+Enter на ссылке — новая вкладка', null, ['<a href="/news"></a>', 'Enter', 'Enter', CTRL]],
    ['Enter', null, [FORM, 'Enter', 'Enter', {}]],
  ])('%s → %s', (_what, expected, given) => {
    expect(press(...given)).toBe(expected)
  })

  test('буквы выключены: остаётся то, что с Ctrl', () => {
    setLetters(false)
    expect(press(BUTTON, 'KeyJ', 'j')).toBeNull()
    expect(press(BUTTON, 'Slash', '/')).toBeNull()
    expect(press(BUTTON, 'KeyK', 'k', CTRL)).toBe('search')
    setLetters(true)
    expect(press(BUTTON, 'KeyJ', 'j')).toBe('list')
  })
})
