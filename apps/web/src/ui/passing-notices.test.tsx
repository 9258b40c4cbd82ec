// Loaded before it is asked for: the place loads it only when there is something to tell.
import './passing-notices.tsx'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../testing/mount.ts'
import { buttonOf } from '../testing/open-page.tsx'
import { NoticesPlace, useTellNotice } from './notices-place.tsx'
import type { NoticeDeed, TellNotice } from './use-notices.ts'

const FOR_MS = 30_000
let tell: TellNotice = () => undefined
let page: HTMLElement

function Teller() {
  tell = useTellNotice()
  return <input aria-label="Поиск" />
}

beforeEach(() => {
  vi.useFakeTimers()
  page = mount(
    <NoticesPlace>
      <Teller />
    </NoticesPlace>,
  )
})
afterEach(() => vi.useRealTimers())

const texts = () => [...page.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
const tellWith = (text: string, deed: Partial<NoticeDeed> = {}) =>
  act(() =>
    tell('success', text, FOR_MS, {
      label: 'Отменить',
      run: async () => undefined,
      leave: () => undefined,
      ...deed,
    }),
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const pressKey = (target: Element, init: KeyboardEventInit) =>
  act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init })))

test('сообщение с «Отменить» стоит тридцать секунд, под фокусом не уходит', async () => {
  tellWith('Отмечено: Громов П. И.')
  await pass(FOR_MS - 1)
  expect(texts()).toEqual(['Отмечено: Громов П. И.ОтменитьСкрыть'])
  act(() => buttonOf(page, 'Отменить').focus())
  await pass(FOR_MS)
  expect(texts()).toHaveLength(1)
  act(() => buttonOf(page, 'Отменить').blur())
  await pass(FOR_MS)
  expect(texts()).toEqual([])
})

test('нажатие делает дело один раз, сообщение уходит, фокус уходит туда, где дело', async () => {
  const run = vi.fn(async () => undefined)
  const leave = vi.fn()
  tellWith('Отмечено', { run, leave })
  const button = buttonOf(page, 'Отменить')
  act(() => button.focus())
  await act(async () => {
    button.click()
    button.click()
  })
  expect(run).toHaveBeenCalledOnce()
  expect(leave).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
})

test('Ctrl+Z отменяет последнее, но не там, где вводят текст', async () => {
  const [earlier, last] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  const leave = vi.fn()
  tellWith('Первое', { run: earlier, leave })
  tellWith('Второе', { run: last, leave })
  const field = page.querySelector('input') ?? page
  await pressKey(field, { code: 'KeyZ', ctrlKey: true })
  await pressKey(page, { code: 'KeyZ' })
  expect(last).not.toHaveBeenCalled()
  await pressKey(page, { code: 'KeyZ', ctrlKey: true, key: 'я' })
  expect([earlier.mock.calls.length, last.mock.calls.length]).toEqual([0, 1])
  expect(leave, 'фокус стоял не в сообщении').not.toHaveBeenCalled()
  await pressKey(page, { code: 'KeyZ', metaKey: true })
  expect(earlier).toHaveBeenCalledOnce()
})

test('больше трёх не стоит, «Скрыть» убирает сразу', () => {
  for (const text of ['1', '2', '3', '4']) tellWith(text)
  expect(texts().map((text) => text.slice(0, 1))).toEqual(['2', '3', '4'])
  act(() => page.querySelector<HTMLElement>('[aria-label=Скрыть]')?.click())
  expect(texts().map((text) => text.slice(0, 1))).toEqual(['3', '4'])
})
