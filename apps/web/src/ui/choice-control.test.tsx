import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { type as typeInto } from '../testing/form.ts'
import { mount } from '../testing/mount.ts'
import { ChoiceControl } from './choice-control.tsx'

const CHOICES = Array.from({ length: 1_000 }, (_, index) => ({
  value: index,
  label: `Должность ${index} ${index === 900 ? 'электромонтёр' : ''}`.trim(),
}))

function Form({ message }: { message?: string }) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <ChoiceControl<number | null>
      frame={{ id: 'position', label: 'Должность' }}
      choices={CHOICES}
      value={value}
      message={message}
      onChange={setValue}
    />
  )
}

function open(message?: string) {
  const place = mount(<Form {...(message === undefined ? {} : { message })} />)
  const input = place.querySelector('input')
  if (input === null) throw new Error('no input')
  act(() => input.click())
  return {
    place,
    input,
    press: (key: string) =>
      act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    options: () => [...place.querySelectorAll('[role=option]')].map((option) => option.textContent),
  }
}

describe('Выбор одного из тысячи', () => {
  test('нарисовано лишь то, что видно, но сказано, сколько всего', () => {
    const { place, options } = open()
    expect(options()).toHaveLength(60)
    expect(place.querySelector('[role=option]')?.getAttribute('aria-setsize')).toBe('1000')
  })

  test('стрелка вверх ведёт к последнему', () => {
    const { press, input } = open()
    press('ArrowUp')
    press('Enter')
    expect(input.value).toBe('Должность 999')
  })

  test('ищется по части слова, «е» находит «ё»', () => {
    const { place, press, input, options } = open()
    typeInto(place, 'position', 'МОНТЕР')
    expect(options()).toEqual(['Должность 900 электромонтёр'])
    press('ArrowDown')
    press('Enter')
    expect(input.value).toBe('Должность 900 электромонтёр')
  })

  test.each([
    ['должность 12', 'Должность 12'],
    ['Должность 1', 'Должность 1'],
    ['Должность', ''],
    ['Директор', ''],
  ])('набрано «%s», и поле оставлено: «%s»', (typed, chosen) => {
    const { place, input } = open()
    typeInto(place, 'position', typed)
    act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(input.value).toBe(chosen)
  })

  test('без совпадений так и сказано', () => {
    const { place } = open()
    typeInto(place, 'position', 'космонавт')
    expect(place.querySelector('[role=status]')?.textContent).toBe('Совпадений не найдено')
  })

  test('пока списка нет, сказано почему', () => {
    const { place } = open('Загрузка…')
    expect(place.querySelector('[role=status]')?.textContent).toBe('Загрузка…')
  })
})
