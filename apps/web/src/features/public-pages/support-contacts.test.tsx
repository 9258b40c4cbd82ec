import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { product } from '../../lib/product.ts'
import { timing } from '../../lib/timing.ts'
import { mount } from '../../testing/mount.ts'
import { SupportContacts } from './support-contacts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function press(page: HTMLElement, name: string): Promise<void> {
  await act(async () => page.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click())
}

describe('Телефон и почта поддержки в подвале', () => {
  test.each([
    ['Скопировать телефон', product.supportPhone],
    ['Скопировать почту', product.supportEmail],
  ])('«%s»: в буфере %s, три секунды видно «Скопировано»', async (name, text) => {
    const page = mount(<SupportContacts />)
    await press(page, name)
    expect(await navigator.clipboard.readText()).toBe(text)
    expect(page.querySelector('output')?.textContent).toBe('Скопировано')
    act(() => vi.advanceTimersByTime(timing.copiedMessage - 1))
    expect(page.querySelector('output')?.textContent).toBe('Скопировано')
    act(() => vi.advanceTimersByTime(1))
    expect(page.querySelector('output')?.textContent).toBe('')
    expect(timing.copiedMessage).toBe(3000)
  })
})
