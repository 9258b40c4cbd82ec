import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../../testing/mount.ts'
import { LinesControl } from './lines-control.tsx'

const LINES = [
  { number: 1, text: 'Высота' },
  { number: 2, text: 'Колодцы' },
  { number: 7, text: 'Сварка' },
]

function Form({ onChange }: { onChange: (leftOut: number[]) => void }) {
  const [leftOut, setLeftOut] = useState<number[]>([])
  return (
    <LinesControl
      frame={{ id: 'works', label: 'Перечень работ', hint: 'Снимите лишние' }}
      lines={LINES}
      leftOut={leftOut}
      onChange={(next) => {
        setLeftOut(next)
        onChange(next)
      }}
    />
  )
}

test('отмечены все строки; снятая уходит из бумаги, отмеченная снова возвращается', () => {
  const told: number[][] = []
  const page = mount(<Form onChange={(leftOut) => told.push(leftOut)} />)
  const boxes = [...page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true])
  const group = page.querySelector('fieldset')
  expect(group?.getAttribute('aria-label')).toBe('Перечень работ')
  expect(group?.getAttribute('aria-describedby')).toBe('works-hint')
  for (const place of [2, 0, 2]) act(() => boxes[place]?.click())
  expect(told).toEqual([[7], [1, 7], [1]])
})

function look(page: HTMLElement, words: string) {
  const input = page.querySelector<HTMLInputElement>('input[type=search]')
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  act(() => {
    value?.set?.call(input, words)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('в длинном списке строку находят по словам; снятые раньше остаются снятыми', () => {
  const told: number[][] = []
  const people = Array.from({ length: 13 }, (_, index) => ({
    number: index + 1,
    text: `Работник ${index + 1}`,
  }))
  const page = mount(
    <LinesControl
      frame={{ id: 'people', label: 'Работники' }}
      lines={[...people, { number: 99, text: 'Ёлохов Артём, Токарь' }]}
      leftOut={[3]}
      onChange={(leftOut) => told.push(leftOut)}
    />,
  )
  expect(page.textContent).toContain('Печатается 13 из 14')
  look(page, 'елох')
  const boxes = [...page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  expect(boxes.map(({ id }) => id)).toEqual(['people-99'])
  act(() => boxes[0]?.click())
  expect(told).toEqual([[3, 99]])
  look(page, 'сварщик')
  expect(page.textContent).toContain('В списке этого нет')
})
