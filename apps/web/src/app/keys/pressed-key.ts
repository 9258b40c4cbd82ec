import { lastValues, rememberValues } from '../../lib/last-values.ts'
import { OPENING } from '../../ui/later.tsx'

/** What a press asks of the application, wherever the focus is. */
export type KeyDeed = 'search' | 'keys' | 'list' | 'save'

/** Walk a list and act on its row, by their place on the keyboard: the layout may be Russian. */
export const LIST_KEYS = ['KeyJ', 'KeyK', 'KeyX', 'KeyA', 'KeyD', 'KeyM'] as const
export type ListKeyCode = (typeof LIST_KEYS)[number]

export function isListKey(code: string): code is ListKeyCode {
  return LIST_KEYS.some((key) => key === code)
}

/** Null: the press is not ours. Keys without Ctrl are letters where something is typed, and nothing under a dialog. */
export function deedOf(event: KeyboardEvent): KeyDeed | null {
  const { code, key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (event.defaultPrevented || event.isComposing || altKey) return null
  if ((ctrlKey || metaKey) && key === 'Enter') return isInForm(event.target) ? 'save' : null
  if (document.querySelector('dialog[open]') !== null) return null
  if (ctrlKey || metaKey) return code === 'KeyK' && !shiftKey ? 'search' : null
  if (isTyping(event.target) || !areLettersOn()) return null
  // In the Russian layout «/» and «?» stand elsewhere; their Latin place works too.
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'keys'
  if (key === '/' || code === 'Slash') return 'search'
  return isListKey(code) && !shiftKey ? 'list' : null
}

const NOT_TYPED = ':not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])'

function isTyping(target: EventTarget | null): boolean {
  const isText = `input${NOT_TYPED}, textarea, select, [contenteditable="true"]`
  return target instanceof Element && target.matches(isText)
}

const SETTING = 'keys'

/** Elsewhere Ctrl+Enter is the browser's own: it opens a link in a new tab. What a dialog will show, or its code, is on its way: it may be a form. */
function isInForm(target: EventTarget | null): boolean {
  const saved = `dialog[open] :is(form, [data-saves], [data-coming]), ${OPENING}`
  if (document.querySelector(saved) !== null) return true
  return target instanceof Element && target.closest('form') !== null
}

/** Who talks to the computer, or hits keys by chance, turns single letters off (WCAG 2.1.4): until the tab is closed. */
export function areLettersOn(): boolean {
  return lastValues(SETTING).letters !== 'off'
}

export function setLetters(areOn: boolean): void {
  rememberValues(SETTING, { letters: areOn ? 'on' : 'off' })
}
