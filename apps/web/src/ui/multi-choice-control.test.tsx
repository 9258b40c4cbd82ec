import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { mount } from '../testing/mount.ts'
import { MultiChoiceControl } from './multi-choice-control.tsx'

const CHOICES = [
  { value: 1, label: 'Аптеки' },
  { value: 2, label: 'Полиграфия' },
]

function Form({ onOtherwise }: { onOtherwise: () => void }) {
  const [values, setValues] = useState<number[]>([])
  return (
    <MultiChoiceControl
      frame={{ id: 'kinds', label: 'Виды' }}
      choices={CHOICES}
      chosen={CHOICES.filter(({ value }) => values.includes(value))}
      placeholder="Выберите"
      otherwise={{ label: 'Другое', onPick: onOtherwise }}
      onChange={setValues}
    />
  )
}

function open(onOtherwise: () => void = () => undefined) {
  const place = mount(<Form onOtherwise={onOtherwise} />)
  const input = place.querySelector('input')
  if (input === null) throw new Error('no input')
  return {
    place,
    press: (key: string) =>
      act(() => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    type(text: string): void {
      act(() => {
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        setter?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
    options: () => [...place.querySelectorAll('[role=option]')].map((option) => option.textContent),
  }
}

describe('Выбор нескольких с клавиатуры', () => {
  test('стрелка открывает список, Enter выбирает, Backspace убирает последнее', () => {
    const { place, press } = open()
    press('ArrowDown')
    press('ArrowDown')
    press('Enter')
    expect(place.querySelector('button')?.getAttribute('aria-label')).toBe('Убрать: Полиграфия')
    press('Backspace')
    expect(place.querySelector('button')).toBeNull()
  })

  test('ввод ищет по части слова без учёта регистра, последний пункт остаётся', () => {
    const { type, options } = open()
    type('АПТ')
    expect(options()).toEqual(['Аптеки', 'Другое'])
  })

  test('без совпадений сказано об этом, и последний пункт выбирается стрелкой вверх', () => {
    let asked = 0
    const { place, type, press } = open(() => {
      asked += 1
    })
    type('страусы')
    expect(place.textContent).toContain('Совпадений не найдено')
    press('ArrowUp')
    press('Enter')
    expect(asked).toBe(1)
    expect(place.querySelector('[role=listbox]')).toBeNull()
  })
})
