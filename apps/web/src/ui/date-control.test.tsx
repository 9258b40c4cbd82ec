import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { mount } from '../testing/mount.ts'
import { DateControl } from './date-control.tsx'

const VALUE = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

function Day() {
  const [value, setValue] = useState('')
  return <DateControl frame={{ id: 'day', label: 'День' }} value={value} onChange={setValue} />
}

function pasted(text: string): string {
  const input = mount(<Day />).querySelector('input')
  if (input === null) throw new Error('no input')
  act(() => {
    VALUE?.set?.call(input, text)
    input.setSelectionRange(text.length, text.length)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  })
  return input.value
}

describe('Дата, вставленная из другой программы', () => {
  test.each([
    ['2026-12-15', '15.12.2026'],
    ['5.1.2026', '05.01.2026'],
    [' 15.12.2026 ', '15.12.2026'],
  ])('«%s» → «%s»', (text, shown) => {
    expect(pasted(text)).toBe(shown)
  })
})
