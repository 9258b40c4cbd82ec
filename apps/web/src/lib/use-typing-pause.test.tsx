import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, unmount } from '../testing/mount.ts'
import { timing } from './timing.ts'
import { useTypingPause } from './use-typing-pause.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  unmount()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

function typed(said: string[]): void {
  function Field() {
    useTypingPause('каска', (text) => said.push(text))
    return null
  }
  mount(<Field />)
}

test('набранное передаётся, когда набор остановился', () => {
  const said: string[] = []
  typed(said)
  vi.advanceTimersByTime(timing.typingPause)
  expect(said).toEqual(['каска'])
})

test('ушедшего на другую страницу набранное на этой не возвращает', () => {
  const said: string[] = []
  typed(said)
  history.pushState(null, '', '/settings/billing')
  vi.advanceTimersByTime(timing.typingPause)
  expect(said).toEqual([])
})
