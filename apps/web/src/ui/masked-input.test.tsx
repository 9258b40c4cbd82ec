import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { mount } from '../testing/mount.ts'
import { MaskedInput } from './masked-input.tsx'

const VALUE = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

function Day({ first }: { first: string }) {
  const [value, setValue] = useState(first)
  return <MaskedInput mask="00.00.0000" padsNumbers value={value} onAccept={setValue} />
}

/** The field as the browser leaves it after a key: its text and where the caret stands. */
function keyed(first: string, text: string, caret: number, inputType: string): string {
  const input = mount(<Day first={first} />).querySelector('input')
  if (input === null) throw new Error('no input')
  act(() => {
    VALUE?.set?.call(input, text)
    input.setSelectionRange(caret, caret)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
  })
  const place = input.selectionStart ?? 0
  return `${input.value.slice(0, place)}|${input.value.slice(place)}`
}

describe('Поле с маской', () => {
  test.each([
    ['12', '123', 3, 'insertText', '12.3|', 'точка приходит сама'],
    ['12.03.2024', '142.03.2024', 2, 'insertText', '14|.20.3202', 'цифра посреди: курсор за ней'],
    ['12.03.2024', '12x.03.2024', 3, 'insertText', '12|.03.2024', 'буква не принимается, курсор на месте'],
    ['12.03.2024', '1203.2024', 2, 'deleteContentBackward', '12|.03.2024', 'Backspace идёт через точку'],
    ['12.03.2024', '1203.2024', 2, 'deleteContentForward', '12.|03.2024', 'Delete идёт через точку'],
    ['5', '5.', 2, 'insertText', '05.|', 'точка после одной цифры: это 05'],
    ['', '5.1.2026', 8, 'insertFromPaste', '05.01.2026|', 'вставлено без нулей'],
    ['12.03.2024', '1.03.2024', 1, 'deleteContentBackward', '1|0.32.024', 'стёртое нулём не заменяется'],
  ])('%s → %s', (first, text, caret, inputType, expected) => {
    expect(keyed(first, text, caret, inputType)).toBe(expected)
  })
})
