import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusName, focusNamed, namesBeyond } from './focus-order.ts'

beforeEach(() => {
  document.body.replaceChildren()
  for (const id of [4, 2, 7, 5]) {
    for (const control of ['box', 'mark'] as const) {
      const button = document.createElement('button')
      for (const [name, value] of Object.entries(focusNamed(control, id))) button.setAttribute(name, value)
      document.body.append(button)
    }
  }
})

afterEach(() => document.body.replaceChildren())

const beyond = (...ids: number[]) => namesBeyond(ids.map((id) => focusName('mark', id)))

test('дальше — те же кнопки следующих строк, за ними предыдущих, ближние первыми', () => {
  expect(beyond(2)).toEqual(['mark-7', 'mark-5', 'mark-4'])
  expect(beyond(5)).toEqual(['mark-7', 'mark-2', 'mark-4'])
})

test('после нескольких — за последней из них, в порядке страницы', () => {
  expect(beyond(7, 4)).toEqual(['mark-5', 'mark-2'])
  expect(beyond(4, 2, 7, 5)).toEqual([])
})

test('чего на странице нет, за тем идут все', () => {
  expect(beyond(1)).toEqual(['mark-4', 'mark-2', 'mark-7', 'mark-5'])
})
